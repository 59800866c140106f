import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { patientAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { getToastText } from '#web/testing/dialogs.ts';
import { problem } from '#web/testing/problem-response.ts';
import {
  chooseFromMenu,
  createChangeAnswer,
  openAppointments,
  type PatientServer,
  patientServer,
} from '#web/testing/screens/patient-server.tsx';

const route = 'PUT /appointments/withdraw-reschedule';
let server: PatientServer;
const click = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  server = patientServer();
  server.appointments = [patientAppointment({ appStatus: 'Request for Rescheduling' })];
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-26T06:00:00Z') });
  openAppointments(server);
});
test('F-09 it asks once and says what stays; "Keep the request" changes nothing', async () => {
  await chooseFromMenu('Withdraw request');
  const dialog = within(screen.getByRole('dialog', { name: 'Withdraw your reschedule request?' }));
  dialog.getByText('You’ll keep your appointment: Dr. Ananya Rao, Tomorrow, 16:30.');
  expect(document.activeElement?.textContent).toBe('Keep request');
  await click(/^Keep request/);
  expect(server.sentTo(route)).toEqual([]);
});

test('F-09 withdrawn, the visit is what it was, with the focus on its card', async () => {
  server.answers[route] = () => {
    server.appointments = [patientAppointment({ appStatus: 'Confirmed' })];
    return createChangeAnswer('Confirmed');
  };
  await chooseFromMenu('Withdraw request');
  await click(/^Withdraw request/);
  expect(await getToastText()).toBe('Request withdrawn. You keep your original time.');
  await screen.findByText('Confirmed');
  await waitFor(() => expect(screen.getByRole('article').contains(document.activeElement)).toBe(true));
  expect(server.sentTo(route)).toEqual([{ appointmentId: 'APT-000001' }]);
});

test('F-09 when the doctor was first, it says so and shows what is', async () => {
  const why = 'This can’t be done: the appointment is now Rescheduled.';
  server.answers[route] = () => {
    server.appointments = [patientAppointment({ appStatus: 'Rescheduled' })];
    return problem(409, 'wrong_status', why);
  };
  await chooseFromMenu('Withdraw request');
  await click(/^Withdraw request/);
  expect(await getToastText()).toBe(why);
  expect(screen.queryByRole('dialog')).toBeNull();
  within(await screen.findByRole('region', { name: 'History' })).getByText('Rescheduled');
});
