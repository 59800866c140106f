import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { freshPhone, newDoctor, newPatient } from '#server/testing/people.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

const logIn = (
  role: 'patients' | 'doctors',
  phone: string,
  password: string,
  remoteAddress = '198.51.100.7',
) => hams.app.inject({ method: 'POST', url: `/api/${role}/login`, body: { phone, password }, remoteAddress });
const mine = (token: string) =>
  hams.app.inject({ url: '/api/patients/appointments', headers: { authorization: `Bearer ${token}` } });

test('C-07 the right phone and password answer a token with its payload, without phone and email', async () => {
  const patient = await newPatient(hams);
  const answer = await logIn('patients', patient.phone, 'teal kettle');
  expect(answer.statusCode).toBe(200);
  const { token } = answer.json<{ token: string }>();
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const issued = Math.floor(thursdayMorning / 1000);
  expect(payload).toEqual({
    id: String(patient.id),
    role: 'patient',
    name: 'Asha Menon',
    photo: { url: null },
    patientId: expect.stringMatching(/^PAT-\d{6}$/),
    sid: expect.any(String),
    iat: issued,
    exp: issued + 7 * 24 * 60 * 60,
  });
  expect((await mine(token)).statusCode).toBe(200);
});

test('C-07 a doctor logs in as a doctor and not as a patient', async () => {
  const doctor = await newDoctor(hams);
  expect((await logIn('doctors', doctor.phone, 'teal kettle')).statusCode).toBe(200);
  expect((await logIn('patients', doctor.phone, 'teal kettle')).statusCode).toBe(401);
});

test('C-07 an unknown phone and a wrong password get the very same answer', async () => {
  const { phone } = await newPatient(hams);
  const wrong = await logIn('patients', phone, 'wrong password');
  const unknown = await logIn('patients', freshPhone(), 'wrong password');
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toMatchObject({
    code: 'invalid_credentials',
    message: 'Login failed. Please check your credentials.',
  });
  expect(unknown.body).toBe(wrong.body);
});

test('C-07 a password is one however it is composed and spaced, and one of before stays what was typed then', async () => {
  const { phone } = await newPatient(hams);
  const login = async (password: string) => (await logIn('patients', phone, password)).statusCode;
  const store = (passwordHash: string) =>
    hams.db.pool.query('update accounts set password_hash = $1 where phone = $2', [passwordHash, phone]);
  await store(await hams.deps.passwords.hash('Rene\u0301e\u00a0of Puri'));
  expect(await login('Ren\u00e9e of Puri')).toBe(200);
  expect(await login('\u200bRene\u0301e of\u00a0Puri')).toBe(200);
  expect(await login('ren\u00e9e of Puri')).toBe(401);
  await store(await hash('Rene\u0301e\u00a0of Kochi', { memoryCost: 64, timeCost: 1, parallelism: 1 }));
  expect(await login('Rene\u0301e\u00a0of Kochi')).toBe(200);
  expect(await login('Ren\u00e9e of Kochi')).toBe(401);
});

describe('guessing', () => {
  test('A-11 after ten wrong guesses the account refuses with 429, the right password too, until time has passed', async () => {
    const { phone } = await newPatient(hams);
    const guesses = await Promise.all(Array.from({ length: 14 }, () => logIn('patients', phone, 'wrong')));
    const counts = Map.groupBy(guesses, ({ statusCode }) => statusCode);
    expect(counts.get(401)).toHaveLength(10);
    expect(counts.get(429)).toHaveLength(4);
    const right = await logIn('patients', phone, 'teal kettle');
    expect(right.json()).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect(Number(right.headers['retry-after'])).toBe(15 * 60);
    hams.setNow(thursdayMorning + 15 * 60_000);
    expect((await logIn('patients', phone, 'teal kettle')).statusCode).toBe(200);
    hams.setNow(thursdayMorning);
  });

  test('A-11 a guesser elsewhere does not lock the owner out of a place where they log in', async () => {
    const { phone } = await newPatient(hams);
    expect((await logIn('patients', phone, 'teal kettle', '203.0.113.5')).statusCode).toBe(200);
    await Promise.all(Array.from({ length: 12 }, () => logIn('patients', phone, 'wrong', '198.51.100.66')));
    expect((await logIn('patients', phone, 'teal kettle', '198.51.100.66')).statusCode).toBe(429);
    expect((await logIn('patients', phone, 'teal kettle', '203.0.113.5')).statusCode).toBe(200);
  });

  test('A-11 P-04 whoever has signed in from many addresses has fifty wrong guesses from all of them', async () => {
    const { phone } = await newPatient(hams);
    const addresses = Array.from({ length: 7 }, (_, last) => `203.0.113.${last}`);
    for (const address of addresses) {
      expect((await logIn('patients', phone, 'teal kettle', address)).statusCode).toBe(200);
    }
    const guesses = await Promise.all(
      addresses.flatMap((address) =>
        Array.from({ length: 12 }, () => logIn('patients', phone, 'wrong', address)),
      ),
    );
    expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(50);
  });
});

test('A-12 logout ends the session on the server: the token is refused from then on, another one is not', async () => {
  const { phone, token } = await newPatient(hams);
  const other = (await logIn('patients', phone, 'teal kettle')).json<{ token: string }>().token;
  const out = await hams.app.inject({
    method: 'POST',
    url: '/api/logout',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(out.json()).toEqual({ message: 'Logged out successfully' });
  expect((await mine(token)).statusCode).toBe(401);
  expect((await mine(other)).statusCode).toBe(200);
});
