import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { VisitMessage } from '#contract/messaging/messages.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { fakeServer } from '#web/testing/server.ts';
import { VisitMessages } from './visit-messages.tsx';

const route = 'GET /appointments/:appointmentId/messages';
const message = (more: Partial<VisitMessage>): VisitMessage => ({
  channel: 'sms',
  event: 'accepted',
  title: 'Accepted',
  role: 'patient',
  state: 'delivered',
  at: '2026-11-20T09:02:00.000Z',
  date: '2026-11-20',
  time: '14:32',
  parts: 2,
  ...more,
});

async function openMessages(viewer: 'patient' | 'doctor', messages: VisitMessage[] | Response) {
  const server = fakeServer({ [route]: messages instanceof Response ? messages : { messages } });
  openPage(server, <VisitMessages appointmentId="APT-000001" viewer={viewer} />);
  expect(server.sent).toEqual([]);
  await userEvent.click(screen.getByText('Notifications sent'));
  return server;
}
const listLines = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

test('N-06 it is asked for when it is opened, and says in plain words what became of each message', async () => {
  await openMessages('doctor', [
    message({}),
    message({ channel: 'bell', role: 'doctor', title: 'Request', state: 'read', parts: null }),
    message({ channel: 'email', state: 'sent', parts: null }),
    message({ channel: 'push', state: 'waiting', parts: null }),
    message({ title: 'Reminder', state: 'not sent', parts: 1 }),
  ]);
  expect(await listLines()).toEqual([
    'Accepted SMS · To the patient · 2 partsDelivered Fri 20 Nov, 14:32',
    'Request In the app · To the doctorRead Fri 20 Nov, 14:32',
    'Accepted Email · To the patientSent Fri 20 Nov, 14:32',
    'Accepted Push notifications · To the patientWaiting to be sent',
    'Reminder SMS · To the patientNot sent: the appointment changed first',
  ]);
});

test('N-06 what did not arrive says what to do: the doctor calls, the patient looks at the settings', async () => {
  const failed = [message({ state: 'failed' })];
  await openMessages('doctor', failed);
  expect((await listLines())[0]).toContain('Not deliveredIf it matters, please call the patient.');
  cleanup();
  await openMessages('patient', failed);
  expect(await listLines()).toEqual([
    'Accepted SMSNot deliveredCheck your phone number and email in Settings.',
  ]);
});

test('N-06 nothing sent, or nothing loaded, is said', async () => {
  await openMessages('patient', []);
  await screen.findByText('Nothing sent yet.');
  cleanup();
  const server = await openMessages('patient', problem(503, 'unavailable', 'Please try again in a moment.'));
  await screen.findByText('Please try again in a moment.');
  server.answers[route] = { messages: [] };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Nothing sent yet.');
});
