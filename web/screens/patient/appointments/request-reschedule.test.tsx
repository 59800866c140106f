import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { logInAs } from '#web/testing/accounts/log-in.ts';
import { patientAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { getToastText } from '#web/testing/dialogs.ts';
import { problem } from '#web/testing/problem-response.ts';
import {
  createChangeAnswer,
  openAppointments,
  type PatientServer,
  patientServer,
} from '#web/testing/screens/patient-server.tsx';
import { lostNetwork } from '#web/testing/server.ts';

let server: PatientServer;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const click = async (name: string | RegExp) => userEvent.click(await button(name));

beforeEach(() => {
  localStorage.clear();
  logInAs('patient');
  server = patientServer();
  server.appointments = [patientAppointment({ appStatus: 'Confirmed' })];
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-26T06:00:00Z') });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  openAppointments(server);
});
describe('F-09 asking for another time', () => {
  const route = 'POST /patient/request-reschedule';
  const reason = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Why do you want to reschedule?');

  test('F-09 the dialog stands letter for letter, and Submit waits for a reason', async () => {
    await click(/^Request Reschedule/);
    const dialog = within(screen.getByRole('dialog', { name: 'Reschedule Reason' }));
    dialog.getByRole('button', { name: 'Cancel' });
    const submit = dialog.getByRole('button', { name: 'Submit' });
    expect(document.activeElement).toBe(reason());
    expect(submit).toHaveProperty('disabled', true);
    await userEvent.type(reason(), '  \n ');
    expect(submit).toHaveProperty('disabled', true);
    await userEvent.type(reason(), 'Train');
    expect(submit).toHaveProperty('disabled', false);
    await userEvent.clear(reason());
    expect(submit).toHaveProperty('disabled', true);
  });

  test('F-09 sent, it says so and closes; the visit waits for the doctor', async () => {
    server.answers[route] = () => {
      server.appointments = [patientAppointment({ appStatus: 'Request for Rescheduling' })];
      return createChangeAnswer('Request for Rescheduling');
    };
    await click(/^Request Reschedule/);
    await userEvent.type(reason(), ' My train is late. ');
    await click('Submit');
    expect(await getToastText()).toBe('Reschedule request sent!');
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByText('Request for Rescheduling');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
    expect(server.sentTo(route)).toEqual([{ appointmentId: 'APT-000001', reason: 'My train is late.' }]);
  });

  test('F-09 a time that would suit can be chosen among the free ones, and taken back', async () => {
    server.answers[route] = () => createChangeAnswer('Request for Rescheduling');
    await click(/^Request Reschedule/);
    await userEvent.type(reason(), 'Train');
    await click(/^Suggest a time/);
    await userEvent.click(await screen.findByRole('button', { name: '1 taken' }));
    expect(screen.getByRole('radio', { name: '16:30, booked' }).ariaDisabled).toBe('true');
    await userEvent.click(screen.getByRole('radio', { name: /28 November 2026/ }));
    await userEvent.click(screen.getByRole('radio', { name: '10:30' }));
    screen.getByText('Preferred time: Sat 28 Nov, 10:30');
    await click('Let the doctor choose a time');
    expect(screen.queryByText(/^Preferred time/)).toBeNull();
    await click(/^Suggest a time/);
    await userEvent.click(await screen.findByRole('radio', { name: '09:00' }));
    await click('Submit');
    await waitFor(() =>
      expect(server.sentTo(route)).toEqual([
        {
          appointmentId: 'APT-000001',
          reason: 'Train',
          preferredDate: '2026-11-27',
          preferredSlot: '09:00',
        },
      ]),
    );
  });

  test.each([
    ['the server’s sentence', () => problem(409, 'too_late', 'Too late by now.'), 'Too late by now.'],
    [
      'the sentence of a field',
      () =>
        problem(400, 'invalid_request', 'Something is not right.', {
          fields: [{ field: 'preferredSlot', message: 'This time has passed.' }],
        }),
      'This time has passed.',
    ],
    ['a refusal without a sentence', () => problem(409, 'too_late', ''), 'Reschedule failed'],
    ['an answer that nobody can read', () => new Response('<h1>', { status: 502 }), 'Reschedule failed'],
    ['no answer', lostNetwork, 'Error while requesting reschedule'],
  ])('F-09 %s: what was typed stays', async (_, answer, why) => {
    server.answers[route] = answer;
    await click(/^Request Reschedule/);
    await userEvent.type(reason(), 'My train is late.');
    await click('Submit');
    expect(await getToastText()).toBe(why);
    expect(reason().value).toBe('My train is late.');
    expect(await button('Submit')).toHaveProperty('disabled', false);
    await click('Cancel');
    await click(/^Request Reschedule/);
    expect(reason().value).toBe('My train is late.');
  });

  test('F-09 free times that cannot be loaded can be asked for again, and nothing typed is lost', async () => {
    server.answers['GET /doctors/DOC-000042/availability'] = problem(503, 'unavailable', 'In a moment.');
    await click(/^Request Reschedule/);
    await userEvent.type(reason(), 'Train');
    await click(/^Suggest a time/);
    await screen.findByText('In a moment.');
    delete server.answers['GET /doctors/DOC-000042/availability'];
    await click('Try again');
    await screen.findByRole('radio', { name: '09:00' });
    expect(reason().value).toBe('Train');
  });
});
