import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { m } from '#messages/messages.js';
import { getLocale, locales, overwriteGetLocale } from '#messages/runtime.js';
import { BookingFor } from './booking-for.tsx';
import { PersonSwitch } from './person-switch.tsx';
import { type FamilyMember, useChosenPerson } from './use-people.ts';

const person = (patientId: string, name: string, more: Partial<FamilyMember> = {}): FamilyMember => ({
  patientId,
  name,
  relation: 'child',
  mayBook: true,
  mayRead: true,
  ...more,
});
const me = person('PAT-000001', 'Meera Iyer', { relation: 'self' });
const arjun = person('PAT-000002', 'Arjun Iyer');
const ravi = person('PAT-000003', 'Ravi Iyer', { relation: 'parent', mayBook: false });

const present = getLocale();
afterEach(() => {
  cleanup();
  overwriteGetLocale(() => present);
});

/** The choice as in the booking, with its value beside it. */
function Question({ people }: { readonly people: readonly FamilyMember[] }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <BookingFor people={people} value={value} onChange={setValue} />
      <output>{value ?? 'own'}</output>
    </>
  );
}

/** A screen with the switch, with the URL and the chosen person beside it. */
function Switched({ people }: { readonly people: readonly FamilyMember[] }) {
  const { pathname, search } = useLocation();
  const chosen = useChosenPerson(people);
  return (
    <>
      <PersonSwitch people={people} chosen={chosen} />
      <output>{`${pathname}${search} ${chosen?.name ?? 'everybody'}`}</output>
    </>
  );
}

function show(Component: typeof Question, people: readonly FamilyMember[], entry = '/visits') {
  const router = createMemoryRouter([{ path: '*', element: <Component people={people} /> }], {
    initialEntries: [entry],
  });
  render(<RouterProvider router={router} />);
}
const getStatusText = () => screen.getByRole('status').textContent;

test('J-05 a lone patient is not asked for whom the visit is, nor one who may book for nobody else', () => {
  for (const people of [[me], [me, ravi]]) {
    show(Question, people);
    expect(screen.queryByRole('combobox')).toBeNull();
    cleanup();
  }
});

test('J-05 the choice has oneself first and chosen, then the people one may book for, and no one else', async () => {
  show(Question, [me, arjun, ravi]);
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Booking for' });
  expect([...list.options].map(({ text }) => text)).toEqual(['Me', 'Arjun Iyer']);
  expect(list.selectedOptions[0]?.text).toBe('Me');
  await userEvent.selectOptions(list, 'Arjun Iyer');
  expect(getStatusText()).toBe('PAT-000002');
  await userEvent.selectOptions(list, 'Me');
  expect(getStatusText()).toBe('own');
});

test('J-05 the switch is not there for a lone patient', () => {
  show(Switched, [me]);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('J-05 the switch puts the person into the address, keeps the rest of it, and says who is chosen', async () => {
  show(Switched, [me, arjun], '/visits?page=2');
  const places = within(screen.getByRole('navigation', { name: 'Show appointments for' }));
  expect(getStatusText()).toBe('/visits?page=2 everybody');
  expect(places.getByRole('link', { name: 'Everyone' }).getAttribute('aria-current')).toBe('true');
  await userEvent.click(places.getByRole('link', { name: 'Arjun Iyer' }));
  expect(getStatusText()).toBe('/visits?page=2&person=PAT-000002 Arjun Iyer');
  expect(places.getByRole('link', { name: 'Arjun Iyer' }).getAttribute('aria-current')).toBe('true');
  expect(places.getByRole('link', { name: 'Everyone' }).getAttribute('aria-current')).toBeNull();
  await userEvent.click(places.getByRole('link', { name: 'Everyone' }));
  expect(getStatusText()).toBe('/visits?page=2 everybody');
});

test('J-05 an address that names somebody whom the patient does not look after, or no more, is about everybody', () => {
  show(Switched, [me, arjun], '/visits?person=PAT-000009');
  expect(getStatusText()).toBe('/visits?person=PAT-000009 everybody');
});

test.each(locales)('J-05 the question and the switch speak "%s"', (locale) => {
  overwriteGetLocale(() => locale);
  show(Question, [me, arjun]);
  screen.getByRole('combobox', { name: m.for_whom_booking({}, { locale }) });
  screen.getByRole('option', { name: m.for_whom_me({}, { locale }) });
  cleanup();
  show(Switched, [me, arjun]);
  screen.getByRole('navigation', { name: m.for_whom_switch({}, { locale }) });
  screen.getByRole('link', { name: m.for_whom_everybody({}, { locale }) });
});
