import { expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { createCodeSignIn } from '#server/testing/accounts/code-sign-in.ts';
import { differentCode, minute } from '#server/testing/accounts/password-reset-people.ts';
import { newPatient, newVerifiedPatient } from '#server/testing/people.ts';

const people = createCodeSignIn();
const { ask, askForCode, signIn, prove, signUp, later } = people;

test('J-01 a code opens the account of its phone, and works once', async () => {
  const { phone, bearer } = await newVerifiedPatient(people.hams);
  const code = await askForCode(phone);
  const answer = await signIn(code, phone);
  expect(answer.statusCode).toBe(200);
  const { token } = answer.json<{ token: string }>();
  expect(await people.profile(token)).toMatchObject({ name: 'Asha Menon', phone });
  expect((await people.hams.app.inject({ url: '/api/patients/profile', headers: bearer })).statusCode).toBe(
    200,
  );
  expect((await signIn(code, phone)).json()).toMatchObject({ status: 410, code: 'code_expired' });
});

test('J-01 somebody new is answered a proof, and with three answers has an account without a password', async () => {
  const { phone } = people;
  const answer = await signIn(await askForCode());
  expect(answer.json()).toEqual({ proof: expect.any(String), validMinutes: 15 });
  const made = await signUp(answer.json<{ proof: string }>().proof);
  expect(made.statusCode).toBe(201);
  expect(await people.profile(made.json<{ token: string }>().token)).toMatchObject({
    name: 'Nila Thomas',
    phone,
    email: '',
    gender: 'female',
    dateOfBirth: null,
    birthYear: 1991,
    hasPassword: false,
    address: { street: '', postalCode: '' },
    emergencyContact: { name: '', phone: '' },
  });
  const kept = await query<{ document: string }>(
    people.hams.db.pool,
    `select document from sign_up_consents c join patients p on p.id = c.patient_id join accounts a on a.id = p.account_id
     where a.phone = :phone order by 1`,
    { phone },
  );
  expect(kept.map(({ document }) => document)).toEqual(['privacy', 'terms']);
  expect((await signIn(await askForCode())).json()).toEqual({ token: expect.any(String) });
});

test('J-02 the short way takes a date or a year of birth, one of them, and not one to come', async () => {
  const proof = await prove();
  const refused = async (more: Record<string, unknown>) =>
    (await signUp(proof, more)).json<{ fields: { field: string }[] }>().fields.map(({ field }) => field);
  expect(await refused({ birthYear: undefined })).toEqual(['dateOfBirth']);
  expect(await refused({ dateOfBirth: '1991-02-03' })).toEqual(['dateOfBirth']);
  expect(await refused({ birthYear: undefined, dateOfBirth: '2099-02-03' })).toEqual(['dateOfBirth']);
  expect(await refused({ birthYear: 2099 })).toEqual(['birthYear']);
  expect(await refused({ birthYear: 1899 })).toEqual(['birthYear']);
  expect(await refused({ consent: undefined, name: ' ', gender: '' })).toEqual(['name', 'gender', 'consent']);
  expect((await signUp(proof, { birthYear: undefined, dateOfBirth: '1991-02-03' })).statusCode).toBe(201);
});

test('J-01 asking for a code does not tell whether the phone has an account', async () => {
  const { phone } = await newPatient(people.hams);
  const [known, unknown] = [await ask(phone), await ask()];
  expect(known.statusCode).toBe(200);
  expect(unknown.json()).toEqual(known.json());
  const wrong = [
    await signIn(differentCode(await people.codeFor(phone)), phone),
    await signIn(differentCode(await people.codeFor())),
  ];
  expect(wrong.map((answer) => answer.json<{ code: string }>().code)).toEqual(['wrong_code', 'wrong_code']);
});

test('J-01 five wrong guesses end a code, three codes an hour are all, and ten wrong guesses close the phone', async () => {
  const code = await askForCode();
  for (let step = 1; step < 5; step++) expect((await signIn(differentCode(code, step))).statusCode).toBe(403);
  expect((await signIn(differentCode(code, 5))).statusCode).toBe(410);
  expect((await signIn(code)).statusCode).toBe(410);
  const second = await askForCode();
  for (let step = 1; step <= 5; step++) await signIn(differentCode(second, step));
  expect((await signIn(second)).json()).toMatchObject({ code: 'too_many_codes' });
  expect((await ask()).statusCode).toBe(429);
  later(25 * 60 * minute);
  expect((await signIn(await askForCode())).statusCode).toBe(200);
});

test('J-01 a code is good for ten minutes, and a proof for fifteen', async () => {
  const code = await askForCode();
  later(10 * minute);
  expect((await signIn(code)).statusCode).toBe(410);
  const proof = await prove();
  later(25 * minute);
  expect((await signUp(proof)).json()).toMatchObject({ status: 410, code: 'proof_expired' });
});

test('J-01 a code used twice at once opens one session', async () => {
  const { phone } = await newPatient(people.hams);
  const code = await askForCode(phone);
  const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(code, phone)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410, 410]);
});

test('J-01 a proof used twice at once makes one account, and never opens one that exists', async () => {
  const proof = await prove();
  const answers = await Promise.all(Array.from({ length: 4 }, () => signUp(proof)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
  expect((await signUp(proof)).json()).toMatchObject({ code: 'patient_exists' });
});

test('J-01 the phone is the one of the proof, whatever else is sent', async () => {
  const { phone } = await newPatient(people.hams);
  const answer = await signUp(await prove(), { phone, patientId: 1 });
  expect(answer.statusCode).toBe(201);
  expect(await people.profile(answer.json<{ token: string }>().token)).toMatchObject({ phone: people.phone });
});

test('J-01 a token is no proof, a proof is no token, and a made-up one is neither', async () => {
  const patient = await newPatient(people.hams);
  const proof = await prove();
  const asToken = await people.hams.app.inject({
    url: '/api/patients/profile',
    headers: { authorization: `Bearer ${proof}` },
  });
  expect(asToken.statusCode).toBe(401);
  const [head, body] = proof.split('.');
  for (const false_ of [patient.token, `${head}.${body}.`, `${proof}x`, 'x', '..']) {
    expect((await signUp(false_)).json()).toMatchObject({ code: 'proof_expired' });
  }
});

test('J-01 a code for one purpose or phone is not good for another', async () => {
  const { phone } = await newPatient(people.hams);
  await people.post('/password/forgot', { role: 'patient', phone });
  expect((await signIn(await people.codeFor(phone), phone)).statusCode).toBe(410);
  const code = await askForCode(phone);
  expect((await signIn(code)).statusCode).toBe(410);
  const reset = { role: 'patient', phone, code, password: 'another secret' };
  expect((await people.post('/password/reset', reset)).statusCode).toBe(403);
});

test('J-01 a code that was sent to nobody opens no account that was made since, nor the other way round', async () => {
  const code = await askForCode();
  const proof = await prove();
  const again = await askForCode();
  await signUp(proof);
  expect((await signIn(code)).statusCode).toBe(403);
  expect((await signIn(again)).statusCode).toBe(410);
});

test('J-01 a change of password, phone or email ends the codes to sign in', async () => {
  const { phone, bearer } = await newPatient(people.hams);
  const code = await askForCode(phone);
  const form = { name: 'Asha', phone, email: 'new@example.com', gender: 'Female', dateOfBirth: '1990-04-12' };
  const saved = await people.hams.app.inject({
    method: 'PUT',
    url: '/api/patients/update-profile',
    headers: bearer,
    body: { ...form, currentPassword: 'teal kettle' },
  });
  expect(saved.statusCode).toBe(200);
  expect((await signIn(code, phone)).statusCode).toBe(410);
});

test('J-01 refused codes are in the audit log, without phone or code', async () => {
  const code = await askForCode();
  await signIn(differentCode(code));
  const [entry] = await query<object>(
    people.hams.db.pool,
    `select event, actor_role, reason, account_id from audit_log order by id desc limit 1`,
  );
  expect(entry).toEqual({
    event: 'call_refused',
    actor_role: 'nobody',
    reason: 'wrong_code',
    account_id: null,
  });
});
