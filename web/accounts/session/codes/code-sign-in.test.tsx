import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { consentVersion } from '#domain/accounts/consent.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { CodeSignIn, type OnToken } from './code-sign-in.tsx';

const signIn = 'POST /patients/sign-in';
const signUp = 'POST /patients/quick-signup';
const proof = { proof: 'p.r.f', validMinutes: 15 };
const newcomers = { submit: 'Create account', sending: 'Registering…', onAllFields: vi.fn() };
const onToken = vi.fn<OnToken>(() => null);
const onPassword = vi.fn();
let server: FakeServer;

const renderSignIn = (allowed: typeof newcomers | null = newcomers) =>
  openPage(
    server,
    <CodeSignIn phone="" done={false} onToken={onToken} newcomers={allowed} onPassword={onPassword} />,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function askForCode() {
  await userEvent.type(screen.getByLabelText('Phone number'), '9000000007');
  await press('Send code');
  return screen.findByLabelText<HTMLInputElement>('Code (OTP)');
}
async function enterCode(code = '123 456') {
  await userEvent.type(screen.getByLabelText('Code (OTP)'), code);
  await press('Continue');
}
async function answerQuestions() {
  await userEvent.type(screen.getByLabelText('Full name'), 'Nila Thomas');
  await userEvent.selectOptions(screen.getByLabelText('Gender'), 'Female');
  await userEvent.type(screen.getByLabelText('Year'), '1991');
  await userEvent.click(screen.getByRole('checkbox'));
}

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockReturnValue();
  server = fakeServer({
    'POST /patients/sign-in-codes': { message: '', by: 'sms', validMinutes: 10 },
    [signIn]: { token: 'a.b.c' },
    [signUp]: { token: 'n.e.w' },
  });
});

test('J-01 phone and code open the session of an account; spaces in the code do not matter', async () => {
  renderSignIn();
  const code = await askForCode();
  expect([code.autocomplete, code.inputMode, document.activeElement === code]).toEqual([
    'one-time-code',
    'numeric',
    true,
  ]);
  await enterCode();
  await vi.waitFor(() =>
    expect(onToken).toHaveBeenCalledWith('a.b.c', '9000000007', { isNew: false, setsPassword: false }),
  );
  expect(server.sentTo(signIn)).toEqual([{ phone: '9000000007', code: '123456' }]);
});

test('J-01 somebody new gives name, sex and the year of birth, and nothing else', async () => {
  server.answers[signIn] = proof;
  renderSignIn();
  await askForCode();
  await enterCode();
  expect((await screen.findByRole('heading', { name: 'Your details' })) === document.activeElement).toBe(
    true,
  );
  await press('Create account');
  await screen.findByText('4 fields need attention');
  await answerQuestions();
  await press('Create account');
  await vi.waitFor(() =>
    expect(onToken).toHaveBeenCalledWith('n.e.w', '9000000007', { isNew: true, setsPassword: false }),
  );
  expect(server.sentTo(signUp)).toEqual([
    { name: 'Nila Thomas', gender: 'Female', birthYear: 1991, consent: consentVersion, proof: 'p.r.f' },
  ]);
  expect(sessionStorage.length).toBe(0);
});

test('J-01 a wrong code is said at its field, and a proof that no longer counts begins anew with the same phone', async () => {
  server.answers[signIn] = problem(403, 'wrong_code', 'Wrong code.');
  renderSignIn();
  await askForCode();
  await enterCode();
  await screen.findByText('Wrong code.');
  server.answers[signIn] = proof;
  const code = screen.getByLabelText<HTMLInputElement>('Code (OTP)');
  await vi.waitFor(() => expect([code.selectionStart, code.selectionEnd]).toEqual([0, code.value.length]));
  expect(code === document.activeElement).toBe(true);
  await userEvent.keyboard('654321');
  expect(code.value).toBe('654321');
  await press('Continue');
  await screen.findByRole('heading', { name: 'Your details' });
  server.answers[signUp] = problem(410, 'proof_expired', 'That took too long.');
  await answerQuestions();
  await press('Create account');
  await screen.findByText('That took too long.');
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('9000000007');
});

test('J-01 a reload goes on where it was, at the code and at the questions', async () => {
  server.answers[signIn] = proof;
  renderSignIn();
  await askForCode();
  cleanup();
  renderSignIn();
  await enterCode();
  await screen.findByRole('heading', { name: 'Your details' });
  cleanup();
  renderSignIn();
  screen.getByRole('heading', { name: 'Your details' });
});

test('J-01 a reload keeps the three answers and sends nothing; what is agreed to is asked again', async () => {
  server.answers[signIn] = proof;
  renderSignIn();
  await askForCode();
  await enterCode();
  await screen.findByRole('heading', { name: 'Your details' });
  await answerQuestions();
  const calls = server.sent.length;
  cleanup();
  renderSignIn();
  const values = ['Full name', 'Gender', 'Year'].map(
    (label) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label).value,
  );
  expect(values).toEqual(['Nila Thomas', 'Female', '1991']);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  expect(server.sent).toHaveLength(calls);
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Create account');
  await vi.waitFor(() => expect(onToken).toHaveBeenCalled());
  expect(server.sentTo(signUp)).toMatchObject([{ name: 'Nila Thomas', gender: 'Female', birthYear: 1991 }]);
  expect(sessionStorage.length).toBe(0);
});

test('J-01 the answers are nobody else’s: not of another phone, and gone with the registration of all details', async () => {
  server.answers[signIn] = proof;
  renderSignIn();
  await askForCode();
  await enterCode();
  await userEvent.type(await screen.findByLabelText('Full name'), 'Nila Thomas');
  cleanup();
  sessionStorage.removeItem('code-way');
  renderSignIn();
  await userEvent.type(screen.getByLabelText('Phone number'), '9000000008');
  await press('Send code');
  await screen.findByLabelText('Code (OTP)');
  await enterCode();
  expect((await screen.findByLabelText<HTMLInputElement>('Full name')).value).toBe('');
  await press('Register with full details instead');
  expect(sessionStorage.length).toBe(0);
});

test('J-01 the first code of an account says what it changed, before the account opens', async () => {
  server.answers[signIn] = { token: 'a.b.c', firstProof: true };
  renderSignIn();
  await askForCode();
  await enterCode();
  const heading = await screen.findByRole('heading', { name: 'Your number is confirmed' });
  expect(heading === document.activeElement).toBe(true);
  screen.getByText(/removed its old password, email address and calendar link/);
  screen.getByText(/Anyone who managed your care through this account has lost access/);
  expect(onToken).not.toHaveBeenCalled();
  await press('Continue');
  expect(onToken).toHaveBeenCalledWith('a.b.c', '9000000007', { isNew: false, setsPassword: false });
  expect(sessionStorage.length).toBe(0);
});

test.each([
  ['from the login to where one is set', newcomers, true],
  ['not over a page whose session has ended', null, false],
] as const)('J-01 after the first code a new password is offered, %s', async (_, allowed, isOffered) => {
  server.answers[signIn] = { token: 'a.b.c', firstProof: true };
  renderSignIn(allowed);
  await askForCode();
  await enterCode();
  await screen.findByRole('heading', { name: 'Your number is confirmed' });
  if (!isOffered) return expect(screen.queryByRole('button', { name: 'Set a password' })).toBeNull();
  await press('Set a password');
  expect(onToken).toHaveBeenCalledWith('a.b.c', '9000000007', { isNew: false, setsPassword: true });
});

test('J-01 where a session has ended nobody new signs up', async () => {
  server.answers[signIn] = proof;
  renderSignIn(null);
  await askForCode();
  await enterCode();
  await screen.findByText('We couldn’t find an account with this number. Check the number and try again.');
  expect(sessionStorage.length).toBe(0);
});
