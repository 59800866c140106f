import { expect, test } from 'vitest';
import { createCodeSignIn } from '#server/testing/accounts/code-sign-in.ts';
import { differentCode } from '#server/testing/accounts/password-reset-people.ts';
import { freshPhone, newPatient } from '#server/testing/people.ts';

const people = createCodeSignIn();
const form = { name: 'Nila Thomas', email: '', gender: 'Female', birthYear: 1991 };

const save = (bearer: { authorization: string }, body: Record<string, unknown>) =>
  people.hams.app.inject({ method: 'PUT', url: '/api/patients/update-profile', headers: bearer, body });
const askToChange = (headers: { authorization: string }) =>
  people.hams.app.inject({ method: 'POST', url: '/api/patients/change-codes', headers });

test('J-01 without a password nobody logs in by one, and the answer is that of a wrong one', async () => {
  const { phone } = await people.newcomer();
  for (const password of ['null', 'undefined', 'teal kettle', 'nobody has this password']) {
    const answer = await people.post('/patients/login', { phone, password });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'invalid_credentials']);
  }
});

test('J-01 without a password a code to the phone confirms a change, and sets one', async () => {
  const { phone, bearer } = await people.newcomer();
  const wanted = { ...form, phone, password: 'another secret' };
  const without = await save(bearer, wanted);
  expect(without.json()).toMatchObject({ status: 400, fields: [{ field: 'code' }] });
  expect((await save(bearer, { ...wanted, currentPassword: 'x' })).statusCode).toBe(400);
  expect((await askToChange(bearer)).json()).toMatchObject({ by: 'mailbox', validMinutes: 10 });
  const code = await people.codeFor(phone);
  expect((await save(bearer, { ...wanted, code: differentCode(code) })).json()).toMatchObject({
    code: 'wrong_code',
  });
  const saved = await save(bearer, { ...wanted, code });
  expect(saved.json()).toMatchObject({ patient: { hasPassword: true, birthYear: 1991 } });
  expect((await people.post('/patients/login', { phone, password: 'another secret' })).statusCode).toBe(200);
  const now = { authorization: `Bearer ${saved.json<{ newToken: string }>().newToken}` };
  expect((await askToChange(now)).json()).toMatchObject({ status: 409, code: 'has_password' });
});

test('J-01 a code to sign in does not confirm a change, and a code of before does not after one', async () => {
  const { phone, bearer } = await people.newcomer();
  const signInCode = await people.askForCode(phone);
  const wanted = { ...form, phone, email: 'nila@example.com' };
  expect((await save(bearer, { ...wanted, code: signInCode })).statusCode).toBe(410);
  await askToChange(bearer);
  const code = await people.codeFor(phone);
  const answers = await Promise.all(
    [1, 2, 3].map((number) => save(bearer, { ...wanted, email: `nila.${number}@example.com`, code })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('J-01 another phone needs a code to the present one, and one that is taken is refused and keeps the code', async () => {
  const { phone, bearer } = await people.newcomer();
  const other = await newPatient(people.hams);
  await askToChange(bearer);
  const code = await people.codeFor(phone);
  expect((await save(bearer, { ...form, phone: other.phone, code })).json()).toMatchObject({
    code: 'patient_exists',
  });
  const next = freshPhone();
  expect((await save(bearer, { ...form, phone: next, code })).statusCode).toBe(200);
  expect((await people.signIn(await people.askForCode(next), next)).json()).toEqual({
    token: expect.any(String),
    firstProof: true,
  });
  expect((await people.signIn(await people.askForCode(phone), phone)).json()).toHaveProperty('proof');
});

test('F-13 without an email the settings are saved; an email that is there is not emptied', async () => {
  const { phone, bearer } = await people.newcomer();
  expect((await save(bearer, { ...form, phone, birthYear: 1990 })).json()).toMatchObject({
    patient: { email: '', birthYear: 1990 },
  });
  const asha = await newPatient(people.hams);
  const emptied = { ...form, phone: asha.phone, currentPassword: 'teal kettle' };
  expect((await save(asha.bearer, emptied)).json()).toMatchObject({
    status: 400,
    fields: [{ field: 'email' }],
  });
});

test('C-09 a forgotten password may as well be the first', async () => {
  const { phone } = await people.newcomer();
  await people.post('/password/forgot', { role: 'patient', phone });
  const reset = { role: 'patient', phone, code: await people.codeFor(phone), password: 'first secret' };
  expect((await people.post('/password/reset', reset)).statusCode).toBe(200);
  expect((await people.post('/patients/login', { phone, password: 'first secret' })).statusCode).toBe(200);
});

test('J-01 an account without an email gets none', async () => {
  const { phone, bearer } = await people.newcomer();
  await askToChange(bearer);
  const body = { ...form, phone, email: 'nila@example.com', code: await people.codeFor(phone) };
  expect((await save(bearer, body)).statusCode).toBe(200);
  await people.hams.deps.outbox.deliver();
  const letters = (await people.hams.app.inject('/api/demo/mailbox')).json<{ to: string }[]>();
  expect(letters.some(({ to }) => to === '')).toBe(false);
});
