// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ConfirmationScreen } from './confirmation-screen.tsx';

function open(entry: string | { pathname: string; state: object }) {
  const routes = [{ path: '/confirmation', Component: ConfirmationScreen }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [entry] })} />);
}
afterEach(cleanup);

test('E-06 date and slot of the address are confirmed, the day in words', () => {
  open('/confirmation?date=2026-11-26&slot=16:30&doctor=Dr.+Asha+Rao');
  screen.getByRole('heading', { name: 'Appointment confirmed' });
  screen.getByText('Thursday 26 November 2026');
  screen.getByText('16:30');
  screen.getByText('Dr. Asha Rao');
});

test('E-06 route state is taken too', () => {
  open({ pathname: '/confirmation', state: { date: '2026-11-26', slot: '09:00' } });
  screen.getByText('09:00');
});

test.each(['/confirmation', '/confirmation?date=2026-02-30&slot=09:00', '/confirmation?date=2026-11-26'])(
  'E-06 without a day and a slot there is nothing to confirm: %s',
  (address) => {
    open(address);
    screen.getByText('Invalid access. No appointment data found.');
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
  },
);
