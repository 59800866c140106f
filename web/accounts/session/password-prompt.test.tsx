import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { problem } from '#web/testing/problem-response.ts';
import { fakeServer } from '#web/testing/server.ts';
import { PasswordPrompt } from './password-prompt.tsx';

const desk = { deskId: '1', name: 'Front desk', madeBy: 'Lakshmi', madeAt: '2026-11-26T04:30:00.000Z' };
const made = { message: 'Saved', secret: 's', desk };

function renderPrompt() {
  vi.spyOn(console, 'error').mockReturnValue();
  const sent: (string | null)[] = [];
  const server = fakeServer({
    'POST /hospital/desks': ({ headers }) => {
      const password = headers.get('x-password');
      sent.push(password);
      if (password === null) return problem(403, 'password_needed', 'A PIN is not enough.');
      if (decodeURIComponent(password) !== 'कुंजी') return problem(403, 'wrong_password', 'Not right.');
      return sent.length > 3 ? problem(409, 'desks_full', 'There are fifty.') : made;
    },
  });
  render(<PasswordPrompt name="Lakshmi" />);
  return { sent, make: () => server.call('POST /hospital/desks', { body: { name: 'Front desk' } }) };
}
const type = async (password: string) => {
  fireEvent.change(await screen.findByLabelText('Password for Lakshmi'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('M-08 where a PIN is not enough the password is asked for over the page, and the call goes on with it', async () => {
  const { sent, make } = renderPrompt();
  const answer = make();
  expect((await screen.findByRole('dialog')).textContent).toContain('A PIN is not enough.');
  expect(document.activeElement).toBe(screen.getByLabelText('Password for Lakshmi'));
  await type('wrong');
  await screen.findByText('Not right.');
  await type('कुंजी');
  expect(await answer).toEqual(made);
  await isClosed();
  expect(sent).toEqual([null, 'wrong', encodeURIComponent('कुंजी')]);
  const full = make().catch((error: unknown) => error);
  await type('कुंजी');
  expect(await full).toMatchObject({ code: 'desks_full' });
  await isClosed();
});

test('M-08 who does not say the password is told that it is needed; of two calls each is asked for', async () => {
  const { sent, make } = renderPrompt();
  const failed = [make(), make()].map((one) => one.catch((error: unknown) => error));
  for (const one of failed) {
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(await one).toMatchObject({ code: 'password_needed', message: 'A PIN is not enough.' });
  }
  await isClosed();
  expect(sent).toEqual([null, null]);
});
