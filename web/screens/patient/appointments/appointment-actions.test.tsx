import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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
import { lostNetwork } from '#web/testing/server.ts';

let server: PatientServer;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const click = async (name: string | RegExp) => userEvent.click(await button(name));
const inHistory = async () => within(await screen.findByRole('region', { name: 'History' }));

beforeEach(() => {
  server = patientServer();
  server.appointments = [patientAppointment()];
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-26T06:00:00Z') });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  openAppointments(server);
});
describe('F-10 cancelling', () => {
  const route = 'POST /patients/cancel-appointment';

  test('F-10 asks once, naming the visit, and "Keep it" changes nothing', async () => {
    await chooseFromMenu('Cancel Appointment');
    const dialog = screen.getByRole('dialog', { name: 'Cancel this appointment?' });
    within(dialog).getByText(
      'Chest Pain with Dr. Ananya Rao, Tomorrow, 16:30. The time becomes available to others.',
    );
    expect(document.activeElement?.textContent).toBe('Keep appointment');
    await click('Keep appointment');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(await button(/^More: /));
    expect(server.sentTo(route)).toEqual([]);
  });

  test('F-10 done, it says so, and the card stands in History with the focus', async () => {
    server.answers[route] = () => {
      server.appointments = [patientAppointment({ appStatus: 'Cancelled' })];
      return createChangeAnswer('Cancelled');
    };
    await chooseFromMenu('Cancel Appointment');
    await click('Yes, cancel');
    expect(await getToastText()).toBe('Appointment Cancelled');
    const card = (await inHistory()).getByRole('article', { name: 'Tomorrow 16:30, Dr. Ananya Rao' });
    within(card).getByText('Cancelled');
    await waitFor(() => expect(document.activeElement).toBe(card));
    expect(server.sentTo(route)).toEqual([{ appointmentId: 'APT-000001' }]);
    const asked = server.sent.map((one) => one.route);
    const after = asked.slice(asked.indexOf(route) + 1);
    expect(after).toContain('GET /patients/appointments/open');
    expect(after).toContain('GET /patients/appointments/history');
  });

  test('F-10 it moves to History before the lists have answered', async () => {
    server.answers[route] = () => createChangeAnswer('Cancelled');
    await chooseFromMenu('Cancel Appointment');
    server.answers['GET /patients/appointments/open'] = () => new Promise(() => {});
    server.answers['GET /patients/appointments/history'] = () => new Promise(() => {});
    await click('Yes, cancel');
    (await inHistory()).getByText('Cancelled');
    screen.getByText('1 of 1');
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  test.each([
    [
      'too late',
      () => problem(409, 'too_late', 'Appointments can be cancelled at least 2 hours before.'),
      'Appointments can be cancelled at least 2 hours before.',
    ],
    [
      'overtaken',
      () => problem(409, 'wrong_status', 'This can’t be done: the appointment is now Rejected.'),
      'This can’t be done: the appointment is now Rejected.',
    ],
    [
      'failing behind a proxy',
      () => new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
      'Something went wrong on our side. Please try again.',
    ],
    ['offline', lostNetwork, 'We can’t reach the server. Check your connection and try again.'],
  ])('F-10 %s: everything stays, with the reason', async (_, answer, why) => {
    server.answers[route] = answer;
    await chooseFromMenu('Cancel Appointment');
    await click('Yes, cancel');
    const dialog = within(screen.getByRole('dialog'));
    expect((await dialog.findByRole('alert')).textContent).toBe(why);
    expect(screen.getByRole('article').textContent).toContain('Pending');
    await click('Keep appointment');
    await chooseFromMenu('Cancel Appointment');
    expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull();
  });

  test('F-10 a double click cancels once', async () => {
    server.answers[route] = () => new Promise(() => {});
    await chooseFromMenu('Cancel Appointment');
    await userEvent.dblClick(await button('Yes, cancel'));
    expect(server.sentTo(route)).toHaveLength(1);
  });
});

describe('F-08 "I will come"', () => {
  test('F-08 confirms, thanks, and keeps the focus on the card', async () => {
    server.answers['PUT /appointments/confirm'] = () => {
      server.appointments = [patientAppointment({ appStatus: 'Confirmed' })];
      return createChangeAnswer('Confirmed');
    };
    await click(/^I’m coming/);
    expect(await getToastText()).toBe('Thank you. We’ve told the doctor you’re coming.');
    await screen.findByText('Confirmed');
    await waitFor(() => expect(screen.getByRole('article').contains(document.activeElement)).toBe(true));
    expect(server.sentTo('PUT /appointments/confirm')).toEqual([{ appointmentId: 'APT-000001' }]);
  });

  test('F-08 a double click confirms once', async () => {
    server.answers['PUT /appointments/confirm'] = () => new Promise(() => {});
    await userEvent.dblClick(await button(/^I’m coming/));
    expect(server.sentTo('PUT /appointments/confirm')).toHaveLength(1);
  });

  test('F-08 refused, it says why, and the lists are asked again', async () => {
    server.answers['PUT /appointments/confirm'] = () => {
      server.appointments = [patientAppointment({ appStatus: 'Rejected' })];
      return problem(409, 'wrong_status', 'This can’t be done: the appointment is now Rejected.');
    };
    await click(/^I’m coming/);
    expect(await getToastText()).toBe('This can’t be done: the appointment is now Rejected.');
    (await inHistory()).getByText('Rejected');
  });
});
