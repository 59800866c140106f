import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Suggestions } from '#contract/search/doctor-search.ts';
import { CallContext } from '#web/api/context.tsx';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { SearchBox } from './search-box.tsx';
import { SearchSuggestions } from './search-suggestions.tsx';

const hearts: Suggestions = {
  first: 'care',
  specializations: [{ specialization: 'Cardiology', alias: 'heart' }],
  reasons: [{ specialization: 'Cardiology', reason: 'Heart Palpitations', alias: null }],
  doctors: [
    {
      doctorId: 'DOC-000042',
      name: 'Dr. Asha Hart',
      specialization: '',
      Hospital: 'Care Hospital',
      photo: { url: null },
      distanceKm: 17.4,
    },
  ],
  hospitals: [{ hospitalName: 'Heart Institute', city: 'Kochi', distanceKm: null }],
};
const noSuggestions: Suggestions = {
  first: 'people',
  specializations: [],
  reasons: [],
  doctors: [],
  hospitals: [],
};

const route = 'GET /search';
let server: FakeServer;
const asked = () => server.sent.map(({ search }) => search.get('q'));

function LocationDisplay() {
  const { pathname, search } = useLocation();
  return <p>at {pathname + decodeURIComponent(search)}</p>;
}

/** Types between a render and its effects. */
function KeyBetween({ box }: { readonly box: HTMLInputElement }) {
  useLayoutEffect(() => {
    box.value = 'heart';
  }, [box]);
  return null;
}

const settled = () => act(async () => {});

async function renderBox(typed = '') {
  const element = (
    <>
      <SearchBox typed={typed}>
        <input type="hidden" name="gender" value="Female" />
      </SearchBox>
      <LocationDisplay />
    </>
  );
  openPage(server, element);
  await import('./search-suggestions.tsx');
  const input = screen.getByLabelText('Doctor, hospital or symptom');
  await userEvent.click(input);
  await screen.findByRole('combobox');
  vi.useFakeTimers();
}

/** Types into the box and waits for the debounce. */
async function type(text: string, pause = 150) {
  fireEvent.input(screen.getByRole('combobox'), { target: { value: text } });
  await act(() => vi.advanceTimersByTimeAsync(pause));
  await settled();
}
const press = (key: string) => fireEvent.keyDown(screen.getByRole('combobox'), { key });
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
};

beforeEach(() => {
  server = fakeServer({
    [route]: ({ search }) => (search.get('q') === 'heart' ? hearts : noSuggestions),
  });
});

test('D-02 suggestions come in named groups, each saying what it is and where', async () => {
  await renderBox();
  await type('heart');
  const list = screen.getByRole('listbox', { name: 'Suggestions' });
  const groups = within(list).getAllByRole('group');
  expect(
    groups.map((group) =>
      within(group)
        .getAllByRole('option')
        .map((each) => each.textContent),
    ),
  ).toEqual([
    ['Cardiologyheart'],
    ['Heart PalpitationsCardiology'],
    ['AHDr. Asha HartGeneral · Care Hospital · 17 km away'],
    ['Heart InstituteKochi'],
  ]);
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('4 suggestions. Use the arrow keys to choose.');
});

test('E-03 while an emergency is typed, the number to call stands above the suggestions', async () => {
  await renderBox();
  await type('heart');
  expect(screen.queryByRole('note')).toBeNull();
  await type('heart attak');
  expect(screen.getByRole('link', { name: 'Call 108' }).getAttribute('href')).toBe('tel:108');
});

test('D-02 what was typed before the scripts came is searched too', async () => {
  const page = (
    <MemoryRouter>
      <CallContext value={server.call}>
        <SearchBox typed="" />
      </CallContext>
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const input = within(container).getByRole<HTMLInputElement>('searchbox');
  input.focus();
  input.value = 'heart';
  render(page, { container, hydrate: true });
  await screen.findByRole('option', { name: /^Cardiology/ });
});

test('D-02 a key pressed after the suggestions were drawn, and before they listen, is not lost', async () => {
  const box = document.body.appendChild(document.createElement('input'));
  box.focus();
  render(
    <MemoryRouter>
      <CallContext value={server.call}>
        <SearchSuggestions box={box} enhance={() => {}} />
        <KeyBetween box={box} />
      </CallContext>
    </MemoryRouter>,
  );
  await screen.findByRole('option', { name: /^Cardiology/ });
  box.remove();
});

test('D-02 people come first when the server says so, and those beyond 200 km last, for video', async () => {
  const [near] = hearts.doctors;
  if (!near) throw new Error('nobody');
  const far = { ...near, doctorId: 'DOC-000099', name: 'Dr. Far Heart', distanceKm: 900 };
  server.answers[route] = { ...hearts, first: 'people', doctors: [near, far] };
  await renderBox();
  await type('heart');
  expect(screen.getAllByRole('option')[0]?.textContent).toContain('Dr. Asha Hart');
  const last = within(screen.getByRole('group', { name: 'By video, from anywhere' })).getByRole('option');
  expect(screen.getAllByRole('option').at(-1)).toBe(last);
  fireEvent.click(last);
  await settled();
  screen.getByText('at /doctor-description?doctor=DOC-000099&mode=Online');
});

test.each([
  [1, '/doctors-available?specialization=Cardiology'],
  [2, '/doctors-available?specialization=Cardiology&reason=Heart+Palpitations'],
  [3, '/doctor-description?doctor=DOC-000042'],
  [4, '/Heart/doctors-available?hname=Heart+Institute'],
])('D-02 the arrow keys choose, and Enter on suggestion %i leads to %s', async (times, address) => {
  await renderBox();
  await type('heart');
  for (let time = 0; time < times; time += 1) press('ArrowDown');
  press('Enter');
  await settled();
  screen.getByText(`at ${address}`);
  expect(screen.queryByRole('option')).toBeNull();
});

test('D-02 the arrows go around, by way of the box itself upwards from it to the last', async () => {
  await renderBox();
  await type('heart');
  press('ArrowUp');
  expect(active()).toContain('Heart Institute');
  press('ArrowDown');
  expect(active()).toBeNull();
  press('ArrowDown');
  expect(active()).toContain('Cardiology');
});

test('D-02 a tap on a suggestion leads there', async () => {
  await renderBox();
  await type('heart');
  fireEvent.click(screen.getByRole('option', { name: /Asha/ }));
  await settled();
  screen.getByText('at /doctor-description?doctor=DOC-000042');
});

test('D-02 Escape closes the list, keeps what was typed, and an arrow opens it again', async () => {
  await renderBox();
  await type('heart');
  press('Escape');
  const box = screen.getByRole<HTMLInputElement>('combobox');
  expect([box.value, box.getAttribute('aria-expanded')]).toEqual(['heart', 'false']);
  press('ArrowDown');
  expect(box.getAttribute('aria-expanded')).toBe('true');
});

test('D-02 Enter in the box searches for all of it, with the conditions that stay', async () => {
  await renderBox();
  await type(' heart ');
  fireEvent.submit(screen.getByRole('combobox').closest('form') as HTMLFormElement);
  await settled();
  screen.getByText('at /doctors-available?q=heart&gender=Female');
});

test('D-02 keys belong to whoever is writing Hindi until the word is done', async () => {
  await renderBox();
  await type('heart');
  press('ArrowDown');
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', isComposing: true });
  screen.getByText('at /');
});

test('D-02 it asks after a pause of 150 ms, once for the last of what was typed', async () => {
  await renderBox();
  await type('h', 149);
  await type('he', 149);
  expect(asked()).toEqual([]);
  await type('hea');
  expect(asked()).toEqual(['hea']);
});

test('D-02 a late answer to an older question is never shown', async () => {
  const { promise, resolve } = Promise.withResolvers<Suggestions>();
  server.answers[route] = ({ search }) => (search.get('q') === 'hea' ? promise : noSuggestions);
  await renderBox();
  await type('hea');
  await type('heat');
  expect(server.sent[0]?.signal?.aborted).toBe(true);
  resolve(hearts);
  await settled();
  // Every specialization, instead of the late response.
  expect(screen.getAllByRole('option')).toHaveLength(19);
  expect(screen.queryByRole('option', { name: /Asha/ })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('No suggestions for “heat”.');
});

test('D-02 nothing is asked for nothing', async () => {
  await renderBox();
  await type('   ');
  expect(asked()).toEqual([]);
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
});

test('D-02 a failure says so and keeps what was typed; Retry asks again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.answers[route] = problem(503, 'unavailable', 'Please try again in a moment.');
  await renderBox();
  await type('heart');
  expect(screen.getByRole('status').textContent).toBe('We couldn’t load suggestions.');
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('heart');
  server.answers[route] = hearts;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(() => vi.advanceTimersByTimeAsync(150));
  await settled();
  expect(screen.getAllByRole('option')).toHaveLength(4);
});
