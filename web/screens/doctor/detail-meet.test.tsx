import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  cleanUpDetail,
  detail,
  id,
  openDetail,
  press,
  server,
  setUpDetail,
  wait,
} from '#web/testing/screens/doctor-detail.tsx';

beforeEach(setUpDetail);
afterEach(cleanUpDetail);

const meetLink = 'hams-AAAAAAAAAAAAAAAAAAAA_-';
const inHead = (name: string) => within(screen.getByRole('banner')).queryByRole('button', { name });

test('G-07 an online visit is joined from here, and the way back to the list is kept', async () => {
  server.present = detail('Confirmed', { meetLink });
  const state = { listAddress: '/appList?status=Confirmed' };
  const opensAt = Date.parse('2026-11-26T16:20:00+05:30');
  vi.setSystemTime(opensAt - 5000);
  const router = await openDetail(id, state);
  const join = inHead('Join Meet') as HTMLButtonElement;
  expect(join.title).toBe('The video room opens 10 minutes before the start: Today, 16:20.');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(join.getAttribute('aria-disabled')).toBeNull();
  await press(join);
  await wait();
  screen.getByRole('dialog', { name: `Room of ${id}` });
  expect(router.state.location).toMatchObject({ search: `?room=${id}`, state });
  await press(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location).toMatchObject({ search: '', state });
});

test.each([
  ['Pending', {}, true],
  ['Request for Rescheduling', {}, true],
  ['Completed', {}, true],
  ['Requested', {}, false],
  ['Cancelled', {}, false],
  ['Rescheduled', {}, false],
  ['Confirmed', { type: 'Offline' }, false],
  ['Confirmed', { meetLink: null }, false],
] as const)('G-07 during a visit that is %s %j, Join Meet is there: %s', async (status, more, there) => {
  vi.setSystemTime('2026-11-26T16:40:00+05:30');
  server.present = detail(status, { meetLink, ...more });
  await openDetail();
  expect(inHead('Join Meet') !== null).toBe(there);
});

test('G-07 a visit of last week has no way into its room any more', async () => {
  vi.setSystemTime('2026-12-03T16:40:00+05:30');
  server.present = detail('Completed', { meetLink });
  await openDetail();
  expect(inHead('Join Meet')).toBeNull();
});
