import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { HospitalDay } from '#contract/hospital-days.ts';
import { answer, TestServer } from '../../api/test-server.ts';
import { openInArea } from './test-area.tsx';
import { HospitalTodayScreen } from './today-screen.tsx';

const date = '2026-11-26';
const day: HospitalDay = {
  hospital: { hospitalId: 'HOS-000001', name: 'Care Hospital' },
  ...{ date, today: date, all: [], found: 0, page: 1, perPage: 12, checkWithinHours: 48 },
  ...{ doctors: [], visits: [], waiting: [], expected: [] },
};

test.each([
  ['owner', /^Invite doctors;/],
  ['admin', /^Invite doctors;/],
  ['receptionist', /^An owner or administrator invites doctors;/],
  ['nurse', /^An owner or administrator invites doctors;/],
] as const)('M-04 without doctors Today asks of %s only what they may do', async (role, words) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${date}T10:17:00+05:30`));
  const server = new TestServer();
  server.answers[`GET /hospital/days/${date}`] = () => answer('GET /hospital/days/:date', day);
  openInArea(server, <HospitalTodayScreen />, { role });
  expect(await screen.findByText(words)).toBeTruthy();
});
