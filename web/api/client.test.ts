import { expect, test, vi } from 'vitest';
import { makeCall } from './client.ts';

const refused = () =>
  Response.json(
    { type: 'about:blank', title: '', status: 401, code: 'unauthenticated', message: 'Please log in.' },
    { status: 401 },
  );

test('A-12 a token that is no longer taken is said, unless another took its place meanwhile', async () => {
  let token = 'old';
  let answer = refused;
  const onUnauthenticated = vi.fn();
  const call = makeCall(
    async () => answer(),
    () => token,
    onUnauthenticated,
  );
  answer = () => {
    token = 'new'; // while the call was in progress
    return refused();
  };
  await expect(call('GET /patients/profile')).rejects.toThrow('Please log in.');
  expect(onUnauthenticated).not.toHaveBeenCalled();
  answer = refused;
  await expect(call('GET /patients/profile')).rejects.toThrow('Please log in.');
  expect(onUnauthenticated).toHaveBeenCalledOnce();
});
