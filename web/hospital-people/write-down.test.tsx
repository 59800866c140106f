import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { makeCall } from '../api/client.ts';
import { CallContext } from '../api/context.tsx';
import { WriteDown } from './write-down.tsx';

test('M-06 what got no answer is sent again with its key; what is changed, with another', async () => {
  const keys: (string | null)[] = [];
  const transport = async (_url: string, init: RequestInit): Promise<Response> => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    throw new TypeError('The network is gone');
  };
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <CallContext value={makeCall(transport, () => null)}>
      <WriteDown
        searched="Gopal Rao"
        search=""
        first={{ current: null }}
        onDone={() => {}}
        onCancel={() => {}}
      />
    </CallContext>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Male');
  await userEvent.type(screen.getByLabelText(/^Age/), '71');
  const write = screen.getByRole('button', { name: 'Write down a new person' });
  await userEvent.click(write);
  await userEvent.click(write);
  await vi.waitFor(() => expect(keys).toHaveLength(2));
  await userEvent.type(screen.getByLabelText(/^Age/), '{Backspace}2');
  await userEvent.click(write);
  await vi.waitFor(() => expect(keys).toHaveLength(3));
  const [one, again, other] = keys;
  expect(one).toBeTruthy();
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});
