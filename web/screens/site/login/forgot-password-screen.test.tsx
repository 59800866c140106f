import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { InitialEntry } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Output } from '#web/api/client.ts';
import { sessionStore } from '#web/api/session.ts';
import { encodeToken } from '#web/testing/accounts/log-in.ts';
import { expectFocus } from '#web/testing/focus.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer, lostNetwork } from '#web/testing/server.ts';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { LoginScreen } from './login-screen.tsx';

const forgot = 'POST /password/forgot';
const reset = 'POST /password/reset';
const onItsWay = (by: Output<typeof forgot>['by']) => ({ message: 'On its way.', by, validMinutes: 10 });
let server: FakeServer;

function openScreen(entry: InitialEntry = '/forgot-password') {
  const routes = [
    { path: '/forgot-password', Component: ForgotPasswordScreen },
    { path: '/login', Component: LoginScreen },
    { path: '*', element: null },
  ];
  return openPage(server, routes, { at: entry });
}

beforeEach(() => {
  server = fakeServer({
    [forgot]: onItsWay('sms'),
    [reset]: { message: 'Changed.' },
    'GET /sessions': { sessions: [] },
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
  sessionStore.restore();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  act(() => sessionStore.logOut());
  vi.restoreAllMocks();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));
const codeStep = () => screen.findByRole('heading', { name: 'Enter the code', level: 1 });
async function askForCode() {
  openScreen();
  type('Phone number', '+91 90000 00001');
  press('Send code');
  await codeStep();
}
function fillIn(code = '123456', password = 'new secret') {
  type('Code (OTP)', code);
  type('New password', password);
}

test('C-09 role and phone, then the code and a new password, then the login with the phone filled in', async () => {
  const router = openScreen('/forgot-password?returnTo=/doctor-description%3Fdoctor%3DDOC-000001');
  fireEvent.click(screen.getByLabelText('Doctor'));
  type('Phone number', '9100000001');
  press('Send code');
  await codeStep();
  screen.getByText(/If \+91\s9100000001 has an account, we’ve sent it a 6-digit code by SMS/);
  await expectFocus(field('Code (OTP)'));
  fillIn('123 456');
  press('Change password');
  const heading = await screen.findByRole('heading', { name: 'Password changed', level: 1 });
  await expectFocus(heading);
  expect(server.sent.map(({ route, body }) => [route, body])).toEqual([
    [forgot, { role: 'doctor', phone: '9100000001' }],
    [reset, { role: 'doctor', phone: '9100000001', code: '123456', password: 'new secret' }],
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'Log In' }));
  await screen.findByRole('heading', { name: 'Log in or sign up' });
  expect(field('Phone number').value).toBe('9100000001');
  expect(router.state.location.search).toBe('?returnTo=%2Fdoctor-description%3Fdoctor%3DDOC-000001');
});

test('C-09 the first code of an account says beside the new password what else it changed', async () => {
  server.answers[reset] = { message: 'Changed.', firstProof: true };
  await askForCode();
  fillIn();
  press('Change password');
  await screen.findByRole('heading', { name: 'Password changed', level: 1 });
  screen.getByText(/someone else may have created the account/);
  screen.getByText(/Anyone who managed your care through this account has lost access/);
});

test('C-09 the login hands over what was typed, and gets it back', async () => {
  openScreen('/login');
  fireEvent.click(screen.getByLabelText('Doctor'));
  type('Phone number', '9100000001');
  fireEvent.click(screen.getByRole('link', { name: 'Forgot Password' }));
  await screen.findByRole('heading', { name: 'Forgot your password?', level: 1 });
  expect([field('Phone number').value, field('Doctor').checked]).toEqual(['9100000001', true]);
  fireEvent.click(screen.getByRole('link', { name: 'Back to login' }));
  await screen.findByRole('heading', { name: 'Log in or sign up' });
  expect(field('Phone number').value).toBe('9100000001');
});

test.each([
  ['email', /sent a 6-digit code to its email address/],
  ['mailbox', /In a real clinic, we’d send a 6-digit code to/],
] as const)('C-09 a code by %s says where to look', async (by, sentence) => {
  server.answers[forgot] = onItsWay(by);
  await askForCode();
  screen.getByText(sentence);
  const mailbox = screen.queryByRole('link', { name: /Open the demo mailbox/ });
  expect(mailbox?.getAttribute('href')).toBe(by === 'mailbox' ? '/demo/mailbox' : undefined);
});

test('C-09 the code field is one for one-time codes; the password is for its manager', async () => {
  await askForCode();
  expect(field('Code (OTP)').autocomplete).toBe('one-time-code');
  expect(field('Code (OTP)').inputMode).toBe('numeric');
  expect(field('New password').autocomplete).toBe('new-password');
  press('Show password');
  expect(field('New password').type).toBe('text');
});

test.each([
  [403, 'wrong_code', 'Wrong code.', false],
  [410, 'code_expired', 'This code has expired.', true],
] as const)(
  'C-09 %i %s is said beside the code, and nothing typed is lost',
  async (status, code, sentence, atOnce) => {
    await askForCode();
    server.answers[reset] = problem(status, code, sentence);
    fillIn();
    press('Change password');
    await screen.findByText(sentence);
    expect(field('Code (OTP)').getAttribute('aria-invalid')).toBe('true');
    await expectFocus(field('Code (OTP)'));
    expect([field('Code (OTP)').value, field('New password').value]).toEqual(['123456', 'new secret']);
    // After an expired code there is nothing to wait for.
    const resend = screen.getByRole<HTMLButtonElement>('button', { name: /^Resend code/ });
    expect(resend.disabled).toBe(!atOnce);
  },
);

test('C-09 too many guesses are said with the time to wait, and have the focus', async () => {
  await askForCode();
  server.answers[reset] = problem(429, 'too_many_codes', 'Please try again in 22 hours.');
  fillIn();
  press('Change password');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Please try again in 22 hours.');
  await expectFocus(alert);
});

test('C-09 a lostNetwork network keeps everything typed, in both steps', async () => {
  openScreen();
  server.answers[forgot] = lostNetwork;
  type('Phone number', '9000000001');
  press('Send code');
  await screen.findByText(/We can’t reach the server/);
  expect(field('Phone number').value).toBe('9000000001');
  delete server.answers[forgot];
  press('Send code');
  await codeStep();
  server.answers[reset] = lostNetwork;
  fillIn();
  press('Change password');
  await screen.findByText(/We can’t reach the server/);
  delete server.answers[reset];
  press('Change password');
  await screen.findByRole('heading', { name: 'Password changed' });
});

test('C-09 another code can be asked for after thirty seconds; it takes the place of the one before', async () => {
  await askForCode();
  fillIn();
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Resend code/ });
  expect(button().textContent).toBe('Resend code in 30 s');
  await seconds(29);
  expect(button().textContent).toBe('Resend code in 1 s');
  expect(button().disabled).toBe(true);
  await seconds(1);
  press('Resend code');
  await screen.findByText('We’ve sent a new code. The old one no longer works.');
  await screen.findByRole('button', { name: 'Resend code in 30 s' });
  expect([field('Code (OTP)').value, field('New password').value]).toEqual(['', 'new secret']);
  await expectFocus(field('Code (OTP)'));
  await seconds(31);
  server.answers[forgot] = problem(429, 'too_many_codes', 'Please try again in 59 minutes.');
  type('Code (OTP)', '12');
  press('Resend code');
  await screen.findByText('Please try again in 59 minutes.');
  expect([field('Code (OTP)').value, field('New password').value]).toEqual(['12', 'new secret']);
});

test('C-09 a page that is loaded anew on the way back from the message still waits for the code', async () => {
  const asked = { role: 'patient', phone: '9000000001', by: 'sms', validMinutes: 10, at: Date.now() };
  openScreen({ pathname: '/forgot-password', state: { phone: '9000000001', asked } });
  await codeStep();
  press('Use a different number');
  await screen.findByRole('heading', { name: 'Forgot your password?' });
  expect(field('Phone number').value).toBe('9000000001');
});

test('C-09 whatever else the history remembers is not trusted', async () => {
  openScreen({ pathname: '/forgot-password', state: { phone: 9, asked: { role: 'admin' } } });
  await screen.findByRole('heading', { name: 'Forgot your password?' });
  expect(field('Phone number').value).toBe('');
});

test('C-09 a clinic that has set up no messages says so', async () => {
  const sentence = 'This clinic has not set up messages. Please call the clinic.';
  server.answers[forgot] = problem(501, 'no_messages', sentence);
  openScreen();
  type('Phone number', '9000000001');
  press('Send code');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(sentence);
  await expectFocus(alert);
});

test('C-06 what breaks a rule is said beside its field and not sent', async () => {
  openScreen();
  type('Phone number', '12345');
  press('Send code');
  await screen.findByText('Enter exactly 10 digits.');
  expect(server.sent).toEqual([]);
  cleanup();
  await askForCode();
  fillIn('12345', 'short');
  press('Change password');
  await screen.findByText('Enter the 6-digit code.');
  screen.getByText('Use at least 6 characters.');
  expect(server.sent).toHaveLength(1);
});

test('A-12 who is logged in with the account that was reset is logged out here too', async () => {
  const token = encodeToken({ id: '1', role: 'patient', name: 'Asha' });
  for (const isTheirs of [false, true]) {
    act(() => void sessionStore.logIn(token));
    await askForCode();
    // The token contains no phone: the server says if its session has ended.
    if (isTheirs) server.answers['GET /sessions'] = problem(401, 'unauthenticated', 'Please log in.');
    fillIn();
    press('Change password');
    await screen.findByRole('heading', { name: 'Password changed' });
    await waitFor(() => expect(server.sent.at(-1)?.route).toBe('GET /sessions'));
    await waitFor(() => expect(sessionStore.current().state).toBe(isTheirs ? 'out' : 'in'));
    cleanup();
  }
});

test('P-04 a password that is refused is said beside it, and the code stays', async () => {
  const sentence = 'This password is too common.';
  const fields = [{ field: 'password', message: sentence }];
  server.answers[reset] = problem(400, 'invalid_request', 'No.', { fields });
  await askForCode();
  fillIn('123456', 'dragon');
  press('Change password');
  await screen.findByText(sentence);
  expect(field('New password').getAttribute('aria-invalid')).toBe('true');
  await expectFocus(field('New password'));
  expect(field('Code (OTP)').value).toBe('123456');
});
