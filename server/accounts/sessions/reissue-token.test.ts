import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { newDoctor, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
beforeAll(async () => {
  hams = await testApp();
});
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  doctor = await newDoctor(hams);
});
afterAll(() => hams.close());

const day = 24 * 60 * 60_000;
const decodeClaims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const ask = (token: string) => hams.app.inject({ url: '/api/doctors/profile', headers: bearer(token) });
async function edit(body: Record<string, unknown>, token = doctor.token): Promise<string> {
  const url = '/api/doctors/editProfile';
  const answer = await hams.app.inject({ method: 'PUT', url, headers: bearer(token), body });
  expect(answer.statusCode).toBe(200);
  return answer.json().newToken;
}

test('G-09 the new token says what is new, for the same session and another seven days', async () => {
  hams.setNow(thursdayMorning + day);
  const was = decodeClaims(doctor.token);
  const contact = { email: 'new@example.com', phone: '6888888888', currentPassword: 'teal kettle' };
  const is = decodeClaims(await edit({ name: 'Dr. New', ...contact }));
  expect(is).toEqual({
    ...was,
    name: 'Dr. New',
    iat: was.iat + 24 * 60 * 60,
    exp: was.exp + 24 * 60 * 60,
  });
});

test('G-09 both tokens are good, so that another tab is not thrown out, until a logout ends both', async () => {
  const token = await edit({ name: 'Dr. New' });
  expect((await ask(doctor.token)).statusCode).toBe(200);
  expect((await ask(token)).statusCode).toBe(200);
  await hams.app.inject({ method: 'POST', url: '/api/logout', headers: bearer(doctor.token) });
  expect((await ask(doctor.token)).statusCode).toBe(401);
  expect((await ask(token)).statusCode).toBe(401);
});

test('G-09 the new token outlives the old one, and no longer than it says', async () => {
  hams.setNow(thursdayMorning + 6 * day);
  const token = await edit({ name: 'Dr. New' });
  hams.setNow(thursdayMorning + 8 * day);
  expect((await ask(doctor.token)).statusCode).toBe(401);
  expect((await ask(token)).statusCode).toBe(200);
  hams.setNow(thursdayMorning + 13 * day);
  expect((await ask(token)).statusCode).toBe(401);
});

test('G-09 a session that has ended is not brought back to life', async () => {
  await hams.app.inject({ method: 'POST', url: '/api/logout', headers: doctor.bearer });
  const url = '/api/doctors/editProfile';
  const answer = await hams.app.inject({ method: 'PUT', url, headers: doctor.bearer, body: { name: 'X' } });
  expect(answer.statusCode).toBe(401);
});
