import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { cookieName } from '#messages/runtime.js';
import { SiteContext } from '../../../ui/page/site.ts';
import { FaqsScreen } from './faqs-screen.tsx';

function renderScreen(address = '/faqs', noticeMinutes = 120) {
  const router = createMemoryRouter([{ path: '/faqs', Component: FaqsScreen }], {
    initialEntries: [address],
  });
  render(
    <SiteContext value={{ origin: 'https://clinic.example', noticeMinutes, timeZone: 'Asia/Kolkata' }}>
      <RouterProvider router={router} />
    </SiteContext>,
  );
  return router;
}

const shown = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const answerTo = (question: string) =>
  within(screen.getByText(question).closest('details') as HTMLElement).getByRole('paragraph', {
    hidden: true,
  }).textContent;

test('B-12 the questions say letter for letter what the clinic keeps to', () => {
  renderScreen();
  expect(answerTo('Can I reschedule or cancel an appointment?')).toContain(
    'reschedule or cancel at least 2 hours before',
  );
  expect(answerTo('What are the working hours?')).toContain(
    'Mon-Sat 8:00 AM to 8:00 PM, Sunday emergency only',
  );
  expect(answerTo('What should I do in an emergency?')).toContain('emergency number 108');
  expect(answerTo('Can I see a doctor by video?')).toContain('Yes.');
});

test('B-12 the questions say what the product does: who logs in, who sees, whom the fee is paid to', () => {
  renderScreen();
  expect(answerTo('How is a hospital listed?')).toContain('Its owner logs in under Hospital');
  expect(answerTo('Who can see my data?')).toContain('the staff of that hospital');
  expect(answerTo('What does it cost, and how do I pay?')).toContain('the hospital’s front desk');
  expect(answerTo('I am a doctor. How do I join?')).toContain(
    'patients find you once yours has been checked',
  );
});

test.each([
  [45, 'at least 45 minutes before'],
  [60, 'at least 1 hour before'],
  [1440, 'at least 24 hours before'],
  [0, 'until the appointment starts'],
])('B-12 a notice of %i minutes is said as the server enforces it', (minutes, words) => {
  renderScreen('/faqs', minutes);
  expect(answerTo('Can I reschedule or cancel an appointment?')).toContain(words);
});

test.each([
  ['bn', 'অন্তত 2 ঘণ্টা আগে'],
  ['mr', 'किमान 2 तास आधी'],
  ['te', 'కనీసం 2 గంటల ముందు'],
])('B-12 the notice in %s has the digits of the slots and the form of a duration', (language, words) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the choice of a language writes
  document.cookie = `${cookieName}=${language}`;
  renderScreen();
  expect(document.querySelector('#change')?.textContent).toContain(words);
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${cookieName}=; max-age=0`;
});

test('B-12 typing leaves what holds every word, in question or answer, and says how many', async () => {
  const user = userEvent.setup();
  renderScreen();
  const all = shown();
  expect(screen.getByRole('status').textContent).toBe(`${all.length} questions`);
  await user.type(screen.getByRole('searchbox', { name: 'Search questions' }), ' PDF  prescription');
  expect(shown()).toEqual(['Where do I find my prescription?']);
  expect(screen.getByRole('status').textContent).toBe('1 found');
  expect(screen.getByText('Where do I find my prescription?').closest('details')?.open).toBe(true);
  await user.clear(screen.getByRole('searchbox'));
  expect(shown()).toEqual(all);
});

test('B-12 a link to a question opens it', () => {
  renderScreen('/faqs#change');
  const openOnes = screen.getAllByRole('heading', { level: 3 }).filter((one) => one.closest('details')?.open);
  expect(openOnes.map(({ textContent }) => textContent)).toEqual([
    'Can I reschedule or cancel an appointment?',
  ]);
});

test('B-12 nothing found says so and leads back to everything', async () => {
  const user = userEvent.setup();
  renderScreen();
  const all = shown();
  await user.type(screen.getByRole('searchbox'), 'zebra');
  expect(shown()).toEqual([]);
  screen.getByText('No questions match “zebra”.');
  await user.click(screen.getByRole('button', { name: 'Show all questions' }));
  expect(shown()).toEqual(all);
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('B-13 a search can be shared: Enter writes it into the address, and the address is read', async () => {
  const user = userEvent.setup();
  const router = renderScreen();
  await user.type(screen.getByRole('searchbox'), 'video{Enter}');
  expect(router.state.location.search).toBe('?q=video');
  cleanup();
  renderScreen('/faqs?q=video');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('video');
  expect(shown()).toContain('Can I see a doctor by video?');
  expect(shown()).not.toContain('Who can write a review?');
});

test.each(['a'.repeat(5000), '.*', '\\', '<script>', '%', '(', 'ｖｉｄｅｏ'])(
  'B-12 no search breaks the page: %s',
  (query) => {
    renderScreen(`/faqs?q=${encodeURIComponent(query)}`);
    screen.getByRole('heading', { level: 1 });
  },
);
