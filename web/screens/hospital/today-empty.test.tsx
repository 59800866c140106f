import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { FrontDeskDay } from '#contract/hospital/front-desk-day.ts';
import { openInArea } from '#web/testing/screens/hospital-area.tsx';
import { fakeServer } from '#web/testing/server.ts';
import { HospitalTodayScreen } from './front-desk/today-screen.tsx';

const date = '2026-11-26';
const day: FrontDeskDay = {
  hospital: { hospitalId: 'HOS-000001', name: 'Care Hospital' },
  ...{ date, today: date, all: [], found: 0, page: 1, perPage: 12, checkWithinHours: 48 },
  ...{ doctors: [], visits: [], waiting: [], expected: [] },
};

test.each([
  ['owner', /^Invite doctors\./],
  ['admin', /^Invite doctors\./],
  ['receptionist', /^An owner or administrator can invite docto/],
  ['nurse', /^An owner or administrator can invite docto/],
] as const)('M-04 without doctors Today asks of %s only what they may do', async (role, words) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${date}T10:17:00+05:30`));
  const server = fakeServer({
    'GET /hospital/days/:date': day,
  });
  openInArea(server, <HospitalTodayScreen />, { role });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('M-11 M-04 a new hospital sees what is left to do before the first visit, until it puts the list away', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${date}T10:17:00+05:30`));
  const server = fakeServer({
    'GET /hospital/days/:date': day,
  });
  const list = { isOpen: true, isChecked: false, refusal: null, withinHours: 48, done: ['doctors' as const] };
  server.answers['GET /hospital/checklist'] = list;
  server.answers['PUT /hospital/checklist/close'] = { ...list, isOpen: false };
  openInArea(server, <HospitalTodayScreen />, { role: 'owner' });
  await screen.findByRole('heading', { name: 'Start here' });
  screen.getByText('We check your hospital. Usually within 48 hours. We’ll send you a message.');
  expect(screen.queryByText(/^Invite doctors\./)).toBeNull();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Invite your doctors Done',
    'Set each doctor’s hours',
    'Invite your team',
  ]);
  expect(screen.getByRole('link', { name: 'Hours and days off' }).getAttribute('href')).toBe(
    '/dashboard/hospital/doctors',
  );
  await userEvent.click(screen.getByText('When you have time'));
  expect(screen.getByRole('link', { name: 'Add holidays' }).getAttribute('href')).toBe(
    '/dashboard/hospital/settings/holidays',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText(/^Invite doctors\./)).toBeTruthy();
});
