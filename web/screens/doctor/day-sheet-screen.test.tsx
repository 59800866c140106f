import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { doctorAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { DaySheetScreen } from './day-sheet-screen.tsx';

let appointments: DoctorAppointment[];
let server: FakeServer;

async function openScreen(day: string) {
  const user = { id: '1', role: 'doctor', name: 'Dr. Kabir Sethi', photo: { url: null } };
  const children = [{ path: '*', Component: DaySheetScreen }];
  const at = `/dashboard/appointments/sheet?date=${day}`;
  const router = openPage(server, [{ element: <Outlet context={user} />, children }], { at });
  await screen.findByRole('heading', { level: 1 });
  return router;
}

beforeEach(() => {
  server = fakeServer({
    'GET /doctors/days/:date': ({ params }) => ({ date: params.date ?? '', appointments, stillOpen: [] }),
  });
  appointments = [
    doctorAppointment({
      patientName: 'Sai Prasad',
      patientPhone: '9848022100',
      age: 34,
      gender: 'Male',
      visitNumber: 2,
      allergies: ['Penicillin', 'Dust'],
      fee: 900,
    }),
    doctorAppointment({
      appointmentId: 'APT-000002',
      slotNumber: '10:00',
      payment: { way: 'upi', amount: 850, receipt: 'R-2026-000001', at: '2026-11-26T04:40:00.000Z' },
    }),
    doctorAppointment({ appointmentId: 'APT-000004', slotNumber: '10:15', allergiesAsked: true }),
    doctorAppointment({ appointmentId: 'APT-000003', slotNumber: '10:30', appStatus: 'Cancelled' }),
  ];
});

test('G-06 the day on paper: who, how old, how to reach, why, what was paid, allergies, room to write', async () => {
  await openScreen('2026-11-26');
  expect(server.sent.map(({ route }) => route)).toEqual(['GET /doctors/days/2026-11-26']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thursday 26 November 2026');
  screen.getByText('3 appointments');
  const [heads, first, second, third, ...others] = screen.getAllByRole('row');
  expect(others).toEqual([]);
  expect(within(heads as HTMLElement).getAllByRole('columnheader').length).toBe(
    first?.querySelectorAll('th, td').length,
  );
  for (const words of ['09:30', 'Sai Prasad', '34 years, Male · 9848022100', 'Visit 2 · PAT-000007']) {
    within(first as HTMLElement).getByText(words);
  }
  within(first as HTMLElement).getByText('Penicillin, Dust');
  within(second as HTMLElement).getByText('Allergies not asked about');
  within(third as HTMLElement).getByText('No known allergies');
  within(first as HTMLElement).getByText('₹900, Unpaid');
  within(second as HTMLElement).getByText('₹850 UPI');
  expect(screen.getByText(/Cancelled or moved:/).textContent).toContain('10:30 Asha Menon');
});

test('G-06 from day to day, and onto paper', async () => {
  const print = vi.fn();
  window.print = print;
  const router = await openScreen('2026-11-26');
  await userEvent.click(screen.getByRole('button', { name: 'Next day' }));
  expect(router.state.location.search).toBe('?date=2026-11-27');
  await screen.findByRole('heading', { level: 1, name: 'Friday 27 November 2026' });
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('G-06 a day without visits says so; what is no day is today', async () => {
  appointments = [];
  vi.useFakeTimers({ now: Date.parse('2026-11-28T08:00:00+05:30'), toFake: ['Date'] });
  await openScreen('2026-02-30');
  vi.useRealTimers();
  expect(server.sent.map(({ route }) => route)).toEqual(['GET /doctors/days/2026-11-28']);
  screen.getByText('No appointments on this day');
});
