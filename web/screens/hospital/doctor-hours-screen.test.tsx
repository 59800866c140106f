import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import { problem } from '#web/testing/problem-response.ts';
import { openInArea } from '#web/testing/screens/hospital-area.tsx';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { DoctorHoursScreen } from './doctor-hours-screen.tsx';

const today = '2026-11-26';
const practice = {
  practiceId: 'PRA-000001',
  name: 'Care Hospital',
  doctorId: 'DOC-000001',
  doctorName: 'Dr. Rao',
  slotMinutes: 15,
  modes: ['Online' as const, 'Offline' as const],
};
const rule = {
  ruleId: 7,
  practiceId: 'PRA-000001',
  practiceName: 'Care Hospital',
  weekdays: [4],
  from: '10:00',
  to: '12:00',
  interval: 15,
  mode: 'Any' as const,
  everyWeeks: 1,
  nthOfMonth: null,
  validFrom: today,
  validTo: null,
};
const part = { interval: 15, mode: 'Any' as const, times: [{ from: '10:00', to: '12:00' }], count: 8 };
const dayHere = {
  practiceId: 'PRA-000001',
  practiceName: 'Care Hospital',
  origin: 'schedule' as const,
  holiday: null,
  parts: [part],
  booked: 8,
  touched: 3,
  inSchedule: true,
};

let server: FakeServer;
let mayChange: boolean;
beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${today}T08:00:00+05:30`));
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  mayChange = true;
  server = fakeServer({
    'GET /hospital/schedules': () => ({ practice, mayChange, rules: [rule] }),
    'GET /hospital/schedules/week': {
      days: [{ date: today, practices: [dayHere] }],
    },
  });
});

const renderScreen = (role: StaffRole = 'admin') =>
  openInArea(server, <DoctorHoursScreen />, {
    role,
    path: '/doctors/:practiceId',
    at: '/doctors/PRA-000001',
  });
const close = (message = 'Closed') => {
  server.answers['PUT /hospital/schedules/days/:date/close'] = { message, date: today, notified: 3 };
};

test('M-07 those who lead see the hours and may change them; a receptionist closes days alone', async () => {
  renderScreen();
  await screen.findByRole('button', { name: /Add hours|Add/ });
  screen.getByRole('button', { name: /Change.*10:00–12:00/ });
  cleanup();
  renderScreen('receptionist');
  await screen.findByRole('button', { name: 'Day off: Thursday 26 November 2026' });
  expect(screen.queryByRole('button', { name: /Change/ })).toBeNull();
});

test('M-07 a day is closed with one answer for its visits and a reason, which is asked for', async () => {
  close();
  renderScreen('receptionist');
  await userEvent.click(await screen.findByRole('button', { name: 'Day off: Thursday 26 November 2026' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Close Thursday 26 November 2026 for Dr. Rao?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Take day off' }));
  expect(server.sentTo(`PUT /hospital/schedules/days/${today}/close`)).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox'), 'The doctor is ill');
  await userEvent.click(dialog.getByRole('button', { name: 'Take day off' }));
  await waitFor(() =>
    expect(server.sentTo(`PUT /hospital/schedules/days/${today}/close`)).toEqual([
      { practiceId: 'PRA-000001', way: 'reschedule', reason: 'The doctor is ill' },
    ]),
  );
});

test('M-07 where the doctor keeps the hours, they are shown and nothing can be changed', async () => {
  mayChange = false;
  renderScreen();
  await screen.findByText(/Dr\. Rao manages these hours/);
  expect(screen.queryByRole('button', { name: /Day off|Change|Add/ })).toBeNull();
});

test('M-07 a practice that is not the hospital’s is unknown', async () => {
  server.answers['GET /hospital/schedules'] = problem(404, 'practice_not_found', 'No such practice.');
  renderScreen();
  await screen.findByText('This doctor doesn’t practise here.');
});
