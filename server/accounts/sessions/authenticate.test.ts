import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let patient: TestPerson;
beforeAll(async () => {
  hams = await testApp();
  patient = await newPatient(hams);
});
afterAll(() => hams.close());

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decodePayload = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
const hs256 = (payload: unknown, secret: string, header: unknown = { alg: 'HS256', typ: 'JWT' }) => {
  const content = `${encode(header)}.${encode(payload)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};
const ask = (authorization: string | undefined) =>
  hams.app.inject({ url: '/api/patients/appointments', headers: authorization ? { authorization } : {} });

const forged: [what: string, make: () => string | undefined][] = [
  ['no token', () => undefined],
  ['another scheme', () => `Basic ${patient.token}`],
  ['an empty token', () => 'Bearer '],
  ['no token at all', () => 'Bearer nonsense'],
  ['three empty segments', () => 'Bearer ..'],
  ['alg none', () => `Bearer ${encode({ alg: 'none' })}.${encode(decodePayload(patient.token))}.`],
  [
    'another key',
    () => `Bearer ${hs256(decodePayload(patient.token), 'another secret, also long enough, I think')}`,
  ],
  [
    'a payload that was changed',
    () => {
      const [head, , signature] = patient.token.split('.');
      return `Bearer ${head}.${encode({ ...decodePayload(patient.token), role: 'doctor' })}.${signature}`;
    },
  ],
  [
    'RS256 by a key of their own',
    () => {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const content = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(decodePayload(patient.token))}`;
      return `Bearer ${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
    },
  ],
  [
    'our key, but no session',
    () => {
      const payload = { ...decodePayload(patient.token), sid: '00000000-0000-4000-8000-000000000000' };
      return `Bearer ${hs256(payload, hams.deps.jwtSecret)}`;
    },
  ],
  [
    'our key, but a session that is no id',
    () => `Bearer ${hs256({ ...decodePayload(patient.token), sid: 1 }, hams.deps.jwtSecret)}`,
  ],
  [
    'our key, but expired',
    () => {
      const payload = { ...decodePayload(patient.token), exp: Math.floor(thursdayMorning / 1000) - 1 };
      return `Bearer ${hs256(payload, hams.deps.jwtSecret)}`;
    },
  ],
];

test.each(forged)('A-11 %s is 401', async (_, make) => {
  const answer = await ask(make());
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['www-authenticate']).toBe('Bearer');
  expect(answer.json()).toMatchObject({ code: 'unauthenticated' });
});

test('A-11 the real token is taken, and no longer when its seven days are over', async () => {
  expect((await ask(`Bearer ${patient.token}`)).statusCode).toBe(200);
  hams.setNow(thursdayMorning + 7 * 24 * 60 * 60_000);
  expect((await ask(`Bearer ${patient.token}`)).statusCode).toBe(401);
  hams.setNow(thursdayMorning);
});
