// While a new version is rolled out, processes of the former one go on with the columns of before (J-01); the
// statements here are theirs.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { type TestApp, testApp } from '#server/platform/test-app.ts';
import { doctorForm, freshPhone, newPatient, patientForm } from '#server/platform/test-people.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

const post = (url: string, body: Record<string, unknown>) =>
  hams.app.inject({ method: 'POST', url: `/api${url}`, body });
const logIn = async (phone: string, password: string, role = 'patients') =>
  (await post(`/${role}/login`, { phone, password })).statusCode;
const formerSignUp = (phone: string, passwordHash: string) =>
  query<{ id: number }>(
    hams.db.pool,
    `insert into patients (name, email, phone, password_hash, gender, date_of_birth)
     values ('Asha Menon', 'asha@example.com', :phone, :passwordHash, 'Female', '1990-04-12')
     on conflict (phone) do nothing returning id`,
    { phone, passwordHash },
  );
const formerCredentials = async (phone: string, table = 'patients') =>
  (
    await query<{ id: number; password_hash: string }>(
      hams.db.pool,
      `select id, password_hash from ${table} where phone = :phone`,
      { phone },
    )
  )[0];

test('J-01 whoever registers with the former version has an account, and logs in with this one', async () => {
  const phone = freshPhone();
  expect(await formerSignUp(phone, await hams.deps.passwords.hash('teal kettle'))).toHaveLength(1);
  expect(await logIn(phone, 'teal kettle')).toBe(200);
  expect((await post('/patients/signup', patientForm(phone))).json()).toMatchObject({
    code: 'patient_exists',
  });
});

test('J-01 whoever registers with this version logs in with the former one', async () => {
  const { phone, id } = await newPatient(hams);
  const known = await formerCredentials(phone);
  expect(known?.id).toBe(id);
  expect(await hams.deps.passwords.matches(known?.password_hash ?? null, 'teal kettle')).toBe(true);
  expect(await formerSignUp(phone, 'x')).toEqual([]);
});

test('J-01 a password that either version changes counts in both', async () => {
  const { phone, bearer } = await newPatient(hams);
  const { name, email, gender, dateOfBirth } = patientForm(phone);
  const form = {
    name,
    email,
    gender,
    dateOfBirth,
    phone,
    password: 'changed here',
    currentPassword: 'teal kettle',
  };
  await hams.app.inject({ method: 'PUT', url: '/api/patients/update-profile', headers: bearer, body: form });
  const known = await formerCredentials(phone);
  expect(await hams.deps.passwords.matches(known?.password_hash ?? null, 'changed here')).toBe(true);
  await query(hams.db.pool, 'update patients set password_hash = :hash where phone = :phone', {
    phone,
    hash: await hams.deps.passwords.hash('changed there'),
  });
  expect([await logIn(phone, 'changed here'), await logIn(phone, 'changed there')]).toEqual([401, 200]);
});

test('J-01 a session of the former version is one of the account', async () => {
  const { id } = await newPatient(hams);
  const sessions = await query<{ account_id: number | null; own: number }>(
    hams.db.pool,
    `with session as (
       insert into sessions (patient_id, address, created_at, last_used_at, expires_at)
       values (:id, 'x', now(), now(), now()) returning account_id, patient_id)
     select s.account_id, p.account_id as own from session s join patients p on p.id = s.patient_id
     union all select s.account_id, p.account_id from sessions s join patients p on p.id = s.patient_id where p.id = :id`,
    { id },
  );
  expect(sessions).toHaveLength(2);
  for (const { account_id: account, own } of sessions) expect(account).toBe(own);
});

test('J-01 of registrations of one phone at once, by both versions, one wins', async () => {
  const phone = freshPhone();
  const former = Array.from({ length: 3 }, async () => (await formerSignUp(phone, 'x')).length);
  const here = Array.from({ length: 3 }, async () =>
    (await post('/patients/signup', patientForm(phone))).statusCode === 201 ? 1 : 0,
  );
  const won = await Promise.all([...former, ...here]);
  expect(won.reduce<number>((sum, one) => sum + one, 0)).toBe(1);
});

test('J-01 one phone may be a patient and a professional, each with a password of its own', async () => {
  const { phone } = await newPatient(hams);
  expect(
    (await post('/doctors/signup', { ...doctorForm(phone), password: 'quite another' })).statusCode,
  ).toBe(201);
  expect(await logIn(phone, 'teal kettle')).toBe(200);
  expect(await logIn(phone, 'quite another')).toBe(401);
  expect(await logIn(phone, 'quite another', 'doctors')).toBe(200);
  const known = await formerCredentials(phone, 'doctors');
  expect(await hams.deps.passwords.matches(known?.password_hash ?? null, 'quite another')).toBe(true);
});
