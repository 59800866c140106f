import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Output } from '#web/api/client.ts';
import { expectFocus } from '#web/testing/focus.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

const state = 'GET /doctors/second-factor';
const begin = 'POST /doctors/second-factor/begin';
const turnOn = 'POST /doctors/second-factor/turn-on';
const turnOff = 'POST /doctors/second-factor/turn-off';
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
/** Dark at the top left and the bottom right. */
const code = { side: 2, cells: btoa('\x90') };
const uri = `otpauth://totp/HAMS:9100000001?secret=${secret}&issuer=HAMS&algorithm=SHA1&digits=6&period=30`;
const recoveryCodes = ['abcd-efgh-jkmn-pqrs-tuvw-xyz2', 'bcde-fghj-kmnp-qrst-uvwx-yz23'];
const on = { since: '2026-11-22T04:30:00.000Z', recoveryCodesLeft: 10 };
const off = { since: null, recoveryCodesLeft: 0 };

let server: FakeServer;
function show(answer: Output<typeof state> | Response) {
  server = fakeServer({
    [state]: answer,
    [begin]: { secret, uri, code },
    [turnOn]: { recoveryCodes },
    [turnOff]: { message: 'Two-step verification is off.' },
    'POST /doctors/second-factor/recovery-codes': { recoveryCodes },
  });
  openPage(server, <SecondFactorCard id="1" base="/doctors/second-factor" />);
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const either = 'App code or recovery code';
const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  vi.spyOn(toast, 'good').mockReturnValue();
  vi.spyOn(toast, 'plain').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

test('P-04 turning it on: the password, the app by QR code or key, its first code, then the recovery codes', async () => {
  show(off);
  await press('Turn on');
  const password = await field('Current password');
  expect(password.autocomplete).toBe('current-password');
  await expectFocus(password);
  await type('Current password', 'teal kettle');
  await press('Continue');
  await screen.findByRole('img', { name: 'QR code for the authenticator app' });
  screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
  expect(screen.getByRole('link', { name: 'Open the app on this phone' }).getAttribute('href')).toBe(uri);
  const code = await field('Code from the app');
  expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric']);
  await expectFocus(code);
  await type('Code from the app', '123 456');
  await press('Turn on');
  const heading = await screen.findByRole('heading', { name: 'Your recovery codes' });
  await expectFocus(heading);
  expect(listed()).toEqual(recoveryCodes);
  expect(server.sentTo(begin)).toEqual([{ password: 'teal kettle' }]);
  expect(server.sentTo(turnOn)).toEqual([{ code: '123456' }]);
  server.answers[state] = on;
  await press('I’ve saved them');
  await screen.findByText(/On since Sunday 22 November 2026\. Recovery codes left: 10/);
  expect(screen.queryByText(recoveryCodes[0] ?? '')).toBeNull();
  await expectFocus(screen.getByRole('heading', { name: 'Two-step verification' }));
});

test('P-04 the QR code is drawn as the server made it, four modules of white around it', async () => {
  show(off);
  await press('Turn on');
  await type('Current password', 'teal kettle');
  await press('Continue');
  const drawing = await screen.findByRole('img', { name: 'QR code for the authenticator app' });
  expect(drawing.getAttribute('viewBox')).toBe('-4 -4 10 10');
  expect(drawing.querySelector('path')?.getAttribute('d')).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
});

test('P-04 a wrong password and a wrong code are said at their fields, anything else at the end', async () => {
  show(off);
  await press('Turn on');
  server.answerOnce(begin, problem(403, 'wrong_password', 'The password is not right.'));
  await type('Current password', 'nonsense');
  await press('Continue');
  await screen.findByText('The password is not right.');
  expect((await field('Current password')).getAttribute('aria-invalid')).toBe('true');
  await press('Continue');
  server.answers[turnOn] = problem(403, 'wrong_second_factor', 'The code is not right.');
  await type('Code from the app', '000000');
  await press('Turn on');
  await screen.findByText('The code is not right.');
  await waitFor(async () => expect(document.activeElement).toBe(await field('Code from the app')));
  server.answers[turnOn] = problem(409, 'second_factor_changed', 'Start again.');
  await press('Turn on');
  expect((await screen.findByRole('alert')).textContent).toBe('Start again.');
  await press('Cancel');
  await screen.findByRole('button', { name: 'Turn on' });
});

test('P-04 turning it off needs password and code', async () => {
  show(on);
  await press('Turn off');
  await press('Turn off');
  await waitFor(() => expect(screen.getAllByText('This field is required.')).toHaveLength(2));
  expect(server.sentTo(turnOff)).toEqual([]);
  await type('Current password', 'teal kettle');
  await type(either, 'ABCD-efgh jkmn-pqrs');
  server.answers[state] = off;
  await press('Turn off');
  await screen.findByRole('button', { name: 'Turn on' });
  expect(server.sentTo(turnOff)).toEqual([{ password: 'teal kettle', code: 'abcdefghjkmnpqrs' }]);
  expect(toast.good).toHaveBeenCalledWith('Two-step verification is off.');
});

test('P-04 new recovery codes are copied and printed', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const print = vi.spyOn(window, 'print').mockReturnValue();
  show(on);
  await press('New recovery codes');
  await type('Current password', 'teal kettle');
  await type(either, '123456');
  await press('New recovery codes');
  await screen.findByRole('heading', { name: 'Your recovery codes' });
  await press('Copy');
  await waitFor(() => expect(toast.good).toHaveBeenCalledWith('Copied'));
  expect(writeText).toHaveBeenCalledWith(recoveryCodes.join('\n'));
  await press('Print');
  expect(print).toHaveBeenCalledOnce();
  const paper = document.querySelector('body > [data-recovery-codes]');
  expect([...(paper?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual(
    recoveryCodes,
  );
});

test('P-04 codes that cannot be copied are said to be copied by hand', async () => {
  const refuse = async () => {
    throw new Error('not allowed');
  };
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: refuse } });
  show(on);
  await press('New recovery codes');
  await type('Current password', 'teal kettle');
  await type(either, '123456');
  await press('New recovery codes');
  await press('Copy');
  await waitFor(() => expect(toast.plain).toHaveBeenCalled());
});

test('P-04 where the state cannot be loaded, that is said, and a retry can work', async () => {
  show(problem(503, 'unavailable', 'Not now.'));
  await screen.findByText('Not now.');
  server.answers[state] = on;
  await press('Try again');
  await screen.findByText(/On since/);
});
