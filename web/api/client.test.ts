import { expect, test, vi } from 'vitest';
import { createCall } from './client.ts';

const refused = () =>
  Response.json(
    { type: 'about:blank', title: '', status: 401, code: 'unauthenticated', message: 'Please log in.' },
    { status: 401 },
  );

test('A-12 a token that is no longer taken is said; with a new one the call is repeated once', async () => {
  let token = 'old';
  const bearers: (string | null)[] = [];
  let isMended = false;
  const onUnauthenticated = vi.fn(async () => isMended);
  const call = createCall(
    async (_, init) => {
      bearers.push(new Headers(init.headers).get('authorization'));
      return token === 'good' && bearers.at(-1) === 'Bearer good'
        ? Response.json({ saved: init.body })
        : refused();
    },
    () => token,
    onUnauthenticated,
  );
  await expect(call('GET /patients/profile')).rejects.toThrow('Please log in.');
  expect(onUnauthenticated).toHaveBeenCalledExactlyOnceWith('old');

  isMended = true;
  await expect(call('GET /patients/profile')).rejects.toThrow('Please log in.');
  expect([bearers.length, onUnauthenticated.mock.calls.length]).toEqual([3, 2]);

  onUnauthenticated.mockImplementationOnce(async () => {
    token = 'good';
    return true;
  });
  const body = { appointmentId: 'APT-000001' };
  expect(await call('PUT /appointments/confirm', { body })).toEqual({ saved: JSON.stringify(body) });
  expect(bearers.slice(3)).toEqual(['Bearer old', 'Bearer good']);
});
