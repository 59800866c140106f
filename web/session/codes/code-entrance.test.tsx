// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentVersion } from '#domain/consent.ts';
import { makeCall } from '../../api/client.ts';
import { CallContext } from '../../api/context.tsx';
import { problem } from '../../api/test-problem.ts';
import { CodeEntrance } from './code-entrance.tsx';

const asked = { message: '', by: 'sms', validMinutes: 10 };
const newcomers = { submit: 'Create account', onAllFields: vi.fn() };
const onToken = vi.fn((_token: string, _phone: string, _isNew: boolean): string | null => null);
const onPassword = vi.fn();
let answers: Record<string, () => Response>;
let sent: { url: string; body: unknown }[];

function open(allowed: typeof newcomers | null = newcomers) {
  const transport = async (url: string, init: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(init.body)) });
    return answers[url]?.() ?? new Response(null, { status: 500 });
  };
  render(
    <MemoryRouter>
      <CallContext value={makeCall(transport, () => null)}>
        <CodeEntrance phone="" done={false} onToken={onToken} newcomers={allowed} onPassword={onPassword} />
      </CallContext>
    </MemoryRouter>,
  );
}
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

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockReturnValue();
  sent = [];
  answers = {
    '/api/patients/sign-in-codes': () => Response.json(asked),
    '/api/patients/sign-in': () => Response.json({ token: 'a.b.c' }),
    '/api/patients/quick-signup': () => Response.json({ token: 'n.e.w' }, { status: 201 }),
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('J-01 phone and code open the session of an account; spaces in the code do not matter', async () => {
  open();
  const code = await askForCode();
  expect([code.autocomplete, code.inputMode, document.activeElement === code]).toEqual([
    'one-time-code',
    'numeric',
    true,
  ]);
  await enterCode();
  await vi.waitFor(() => expect(onToken).toHaveBeenCalledWith('a.b.c', '9000000007', false));
  expect(sent.at(-1)?.body).toEqual({ phone: '9000000007', code: '123456' });
});

test('J-01 somebody new gives name, sex and the year of birth, and nothing else', async () => {
  answers['/api/patients/sign-in'] = () => Response.json({ proof: 'p.r.f', validMinutes: 15 });
  open();
  await askForCode();
  await enterCode();
  expect((await screen.findByRole('heading', { name: 'Who is coming?' })) === document.activeElement).toBe(
    true,
  );
  await press('Create account');
  await screen.findByText('4 fields need attention');
  await userEvent.type(screen.getByLabelText('Full name'), 'Nila Thomas');
  await userEvent.selectOptions(screen.getByLabelText('Gender'), 'Female');
  await userEvent.type(screen.getByLabelText('Year'), '1991');
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Create account');
  await vi.waitFor(() => expect(onToken).toHaveBeenCalledWith('n.e.w', '9000000007', true));
  expect(sent.at(-1)?.body).toEqual({
    name: 'Nila Thomas',
    gender: 'Female',
    birthYear: 1991,
    consent: consentVersion,
    proof: 'p.r.f',
  });
  expect(sessionStorage.length).toBe(0);
});

test('J-01 a wrong code is said at its field, and a proof that no longer counts begins anew with the same phone', async () => {
  answers['/api/patients/sign-in'] = () => problem(403, 'wrong_code', 'This code is not right.');
  open();
  await askForCode();
  await enterCode();
  await screen.findByText('This code is not right.');
  answers['/api/patients/sign-in'] = () => Response.json({ proof: 'p.r.f', validMinutes: 15 });
  await userEvent.clear(screen.getByLabelText('Code (OTP)'));
  await enterCode();
  await screen.findByRole('heading', { name: 'Who is coming?' });
  answers['/api/patients/quick-signup'] = () => problem(410, 'proof_expired', 'That took too long.');
  await userEvent.type(screen.getByLabelText('Full name'), 'Nila');
  await userEvent.selectOptions(screen.getByLabelText('Gender'), 'Female');
  await userEvent.type(screen.getByLabelText('Year'), '1991');
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Create account');
  await screen.findByText('That took too long.');
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('9000000007');
});

test('J-01 a reload goes on where it was, at the code and at the questions', async () => {
  answers['/api/patients/sign-in'] = () => Response.json({ proof: 'p.r.f', validMinutes: 15 });
  open();
  await askForCode();
  cleanup();
  open();
  await enterCode();
  await screen.findByRole('heading', { name: 'Who is coming?' });
  cleanup();
  open();
  screen.getByRole('heading', { name: 'Who is coming?' });
});

test('J-01 where a session has ended nobody new signs up', async () => {
  answers['/api/patients/sign-in'] = () => Response.json({ proof: 'p.r.f', validMinutes: 15 });
  open(null);
  await askForCode();
  await enterCode();
  await screen.findByText('No account has this number. Please check it.');
  expect(sessionStorage.length).toBe(0);
});
