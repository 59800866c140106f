import { expect, test } from 'vitest';
import { signToken } from '#server/accounts/sessions/open-session.ts';
import { thursdayMorning } from '#server/testing/app.ts';
import { createClaimsReader } from './token-claims.ts';

const deps = {
  clock: { now: () => thursdayMorning, timeZone: 'Asia/Kolkata' },
  jwtSecret: 'a secret that only this test knows',
};
const sessionId = '6f1d2f0e-5a4b-4c3d-8e2f-102030405060';
const patient = { id: 7, name: 'Asha Rao', photo_hash: null };
const token = signToken(deps, 'patient', patient, sessionId);

test('P-04 a token is read alone and after Bearer', () => {
  const read = createClaimsReader(deps);
  for (const given of [token, `Bearer ${token}`, `bearer ${token}`]) expect(read(given)?.sid).toBe(sessionId);
});

test('P-04 a token is looked for nowhere else: to search a long header for it took 0.1 s of every visitor’s time', () => {
  const read = createClaimsReader(deps);
  for (const given of [
    undefined,
    '',
    `Basic ${token}`,
    `a b ${token}`,
    `${token} a`,
    `Bearer Bearer ${token}`,
  ])
    expect(read(given)).toBeNull();
});
