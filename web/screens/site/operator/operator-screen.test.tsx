import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OperatorQueue } from '#contract/site/operator-queue.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { OperatorScreen } from './operator-screen.tsx';

const doctor = {
  ...{ doctorId: 'DOC-000042', name: 'Dr. Ananya Rao', registration: 'TSMC 11842', registrationYear: 2012 },
  ...{ council: 'Telangana State Medical Council', specialization: 'Cardiology', hospital: 'Care Hospital' },
  ...{ phone: '9876543210', email: 'rao@example.org', since: '2026-11-26T04:30:00.000Z', refusal: null },
};
const queue: OperatorQueue = { doctors: [doctor], hospitals: [], agreements: [], approved: [] };

let server: FakeServer;
beforeEach(() => {
  sessionStorage.clear();
  server = fakeServer({ 'GET /operator/queue': queue });
});
afterEach(cleanup);

const openScreen = () => openPage(server, <OperatorScreen />);

test('D-02 H-09 an operator sets the account up, logs in with the app’s code and sees who waits', async () => {
  const user = userEvent.setup();
  const code = { side: 1, cells: btoa('\x80') };
  const begun = { secret: 'ABCDEFGH', uri: 'otpauth://totp/HAMS', code };
  server.answers['POST /operator/set-up'] = begun;
  server.answers['POST /operator/log-in'] = { token: 'secret' };
  openScreen();
  await user.click(await screen.findByRole('button', { name: 'Set up the account' }));
  const form = screen.getByRole('form', { name: 'Set up the account' });
  await user.type(within(form).getByLabelText('Phone number'), '98765 00001');
  await user.type(within(form).getByLabelText('Setup code'), 'ABCD-EFGH');
  await user.type(within(form).getByLabelText('Password'), 'teal kettle');
  await user.click(within(form).getByRole('button', { name: 'Set up the account' }));
  expect(await screen.findByText('ABCD EFGH')).toBeTruthy();
  screen.getByRole('img', { name: 'QR code for the authenticator app' });
  expect(server.sentTo('POST /operator/set-up')).toEqual([
    { phone: '9876500001', setUpCode: 'ABCD-EFGH', password: 'teal kettle' },
  ]);
  await user.type(screen.getByLabelText('Password'), 'teal kettle');
  await user.type(screen.getByLabelText('Code from the app'), '123456');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  const doctors = await screen.findByRole('region', { name: 'Doctors' });
  within(doctors).getByText('Telangana State Medical Council · TSMC 11842 · 2012');
  expect(sessionStorage.getItem('operator')).toBe('secret');
});

test('D-02 an operator approves as seen, and says why to whom they refuse', async () => {
  sessionStorage.setItem('operator', 'secret');
  const user = userEvent.setup();
  const decided = 'PUT /operator/doctors/:doctorId';
  server.answers[decided] = { message: 'Noted' };
  openScreen();
  await user.click(await screen.findByRole('button', { name: 'Reject: Dr. Ananya Rao' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(server.sentTo(decided)).toEqual([]);
  await user.type(within(dialog).getByLabelText('Why'), 'Another name.');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await screen.findByText('Noted');
  await user.click(screen.getByRole('button', { name: 'Approve: Dr. Ananya Rao' }));
  expect(server.sentTo(decided)).toEqual([
    { decision: 'refuse', seen: 'TSMC 11842', reason: 'Another name.' },
    { decision: 'approve', seen: 'TSMC 11842' },
  ]);
});

test('D-02 a session of an operator that is over leads back to the login', async () => {
  sessionStorage.setItem('operator', 'secret');
  server.answers['GET /operator/queue'] = problem(401, 'unauthenticated', 'Please log in.');
  openScreen();
  await screen.findByText('Your session has ended. Please log in again.');
  await screen.findByRole('form', { name: 'Operator login' });
});
