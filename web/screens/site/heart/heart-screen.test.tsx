import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { SiteContext } from '../../../ui/page/site.ts';
import { HeartScreen } from './heart-screen.tsx';

beforeEach(() => {
  const router = createMemoryRouter([{ path: '/heart', Component: HeartScreen }], {
    initialEntries: ['/heart'],
  });
  render(
    <SiteContext value={{ origin: 'https://clinic.example', noticeMinutes: 120, timeZone: 'Asia/Kolkata' }}>
      <RouterProvider router={router} />
    </SiteContext>,
  );
});

const heart = () => screen.getByRole('button', { name: 'Tap with each beat' });
const counter = () => within(screen.getByRole('region', { name: 'Measure your pulse' }));

type Tap = 'touch' | 'key';
function tapAt(instants: readonly number[], how: Tap = 'touch') {
  for (const instant of instants) {
    const event =
      how === 'touch'
        ? new MouseEvent('pointerdown', { bubbles: true, button: 0 })
        : new MouseEvent('click', { bubbles: true, detail: 0 });
    Object.defineProperty(event, 'timeStamp', { value: instant });
    fireEvent(heart(), event);
    // Lifting the finger is a click too and must count once.
    if (how === 'touch') fireEvent.click(heart(), { detail: 1 });
  }
}
const getResultText = (words: RegExp) =>
  counter()
    .getAllByText(words)
    .some((element) => element.getAttribute('role') !== 'status');
const every = (interval: number, count: number) =>
  Array.from({ length: count }, (_, beat) => 1000 + beat * interval);

test.each<Tap>(['touch', 'key'])('B-12 tapping along by %s shows the pulse and where it stands', (how) => {
  tapAt(every(800, 6), how);
  counter().getByText('75');
  counter().getByText('Within the normal range for adults at rest.');
});

test('B-12 too few taps say how many are missing', () => {
  counter().getByText('Your pulse will appear here after 6 taps.');
  tapAt(every(800, 4));
  counter().getByText('Keep going: 2 more to go.');
});

test.each([
  [1200, '50', /Below the normal range/],
  [500, '120', /Above the normal range/],
])('B-12 a beat every %i ms is compared with adults at rest', (interval, rate, words) => {
  tapAt(every(interval, 8));
  counter().getByText(rate);
  expect(getResultText(words)).toBe(true);
});

test('B-12 uneven taps and taps that are too fast give no figure', () => {
  tapAt([0, 400, 1600, 2100, 3600, 4050, 5150]);
  expect(getResultText(/Your taps were uneven/)).toBe(true);
  fireEvent.click(counter().getByRole('button', { name: 'Start again' }), { detail: 1 });
  counter().getByText('Your pulse will appear here after 6 taps.');
  tapAt(every(100, 8));
  expect(getResultText(/faster than a pulse can be/)).toBe(true);
});

test('B-12 ears hear the first answer and every sixth, and not those between', () => {
  const getAnnouncedText = () => counter().getByRole('status').textContent;
  const instants = [...every(800, 6), ...every(500, 12).map((instant) => instant + 4500)];
  tapAt(instants.slice(0, 5));
  expect(getAnnouncedText()).toBe('');
  tapAt(instants.slice(5, 6));
  expect(getAnnouncedText()).toBe('75 beats per minute. Within the normal range for adults at rest.');
  tapAt(instants.slice(6, 17));
  expect(getAnnouncedText()).toContain('uneven');
  tapAt(instants.slice(17, 18));
  expect(getAnnouncedText()).toBe(
    '120 beats per minute. Above the normal range for adults at rest. Rest and measure again. If it stays high, see a doctor.',
  );
});

test('B-12 a key that is held down is one tap', () => {
  expect(fireEvent.keyDown(heart(), { key: 'Enter', repeat: false })).toBe(true);
  expect(fireEvent.keyDown(heart(), { key: 'Enter', repeat: true })).toBe(false);
});

test('B-12 a second mouse button is no beat', () => {
  fireEvent(heart(), new MouseEvent('pointerdown', { bubbles: true, button: 2 }));
  counter().getByText('Your pulse will appear here after 6 taps.');
});

test('B-12 it says that it is no diagnosis, whom to call and who can help', () => {
  counter().getByText(/not a diagnosis/);
  for (const link of screen.getAllByRole('link', { name: /108/ }))
    expect(link.getAttribute('href')).toBe('tel:108');
  for (const link of screen.getAllByRole('link', { name: 'Find cardiologists near you' }))
    expect(link.getAttribute('href')).toBe('/doctors-available?specialization=Cardiology');
});

test('B-12 the usual ranges stand in a table, and every source is named and linked', () => {
  const rows = within(screen.getByRole('table', { name: 'Normal resting pulse by age' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toContain(
    '10 years and older, including adults60 to 100',
  );
  for (const name of [/MedlinePlus/, /American Heart Association/, /World Health Organization: Cardio/])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(/^https:\/\//);
});
