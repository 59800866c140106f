import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperatorQueue } from '#contract/site/operator-queue.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { codeAt, stepAt } from '#server/accounts/second-factor/totp.ts';
import { decodeBase32 } from '#server/testing/accounts/authenticator.ts';
import { newDoctorAt, newHospital, type TestHospital } from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { newDoctor, type TestPerson } from '#server/testing/people.ts';
import { notifyOperators } from './notify-operators.ts';
import { removeOperator } from './remove-operator.ts';
import { listOperatorsToSetUp } from './set-up-operator.ts';

const phone = '9876500001';
const password = 'teal kettle';

let hams: TestApp;
let hospital: TestHospital;
let doctor: TestPerson;
let bearer: { authorization: string };
let secret: Buffer;
beforeAll(async () => {
  hams = await testApp({
    ...{ REGISTRATION_CHECK: 'required', DEMO: 'on', OPERATOR_PHONES: `+91 ${phone}, 9876500002` },
    ...{ OPERATOR_NAME: 'Asha Clinic', OPERATOR_EMAIL: 'desk@example.org' },
  });
  hospital = await newHospital(hams, 'Lotus House');
  doctor = await newDoctorAt(hams, hospital);
});
afterAll(() => hams.close());

const call = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: Record<string, unknown>,
  headers: Record<string, string> = bearer,
) =>
  hams.app.inject({
    method,
    url: `/api/operator/${path}`,
    headers,
    ...(body && { body }),
  });
const queue = async () => (await call('GET', 'queue')).json<OperatorQueue>();
const code = () => codeAt(secret, stepAt(hams.deps.clock.now()));
const logIn = (more: Record<string, unknown> = {}) =>
  call('POST', 'log-in', { phone, password, code: code(), ...more }, {});
const seen = async (kind: string) =>
  (
    await hams.db.pool.query<{ recipient: string; body: string }>(
      'select recipient, body from outbox where kind = $1 order by id',
      [kind],
    )
  ).rows;
const decide = (one: TestPerson, body: Record<string, unknown>) => call('PUT', `doctors/${one.id}`, body);
const findRegistration = async ({ id }: TestPerson) =>
  (
    await hams.db.pool.query<{ number: string }>(
      'select medical_registration as number from doctors where id = $1',
      [id],
    )
  ).rows[0]?.number ?? '';

test('D-02 H-09 an operator sets the account up with the code of the start, and logs in with both factors alone', async () => {
  const [first, second] = await listOperatorsToSetUp(hams.deps);
  expect([first?.phone, second?.phone]).toEqual([phone, '9876500002']);
  const setUp = (body: Record<string, unknown>) =>
    call('POST', 'set-up', { phone, password, setUpCode: first?.code, ...body }, {});
  for (const wrong of [{ setUpCode: second?.code }, { phone: '9876500003' }])
    expect((await setUp(wrong)).json()).toMatchObject({ code: 'wrong_code' });
  secret = decodeBase32((await setUp({})).json<{ secret: string }>().secret);

  expect((await logIn({ password: 'another one' })).json()).toMatchObject({ code: 'invalid_credentials' });
  expect((await logIn({ code: code() === '111111' ? '222222' : '111111' })).statusCode).toBe(401);
  const used = code();
  const token = (await logIn()).json<{ token: string }>().token;
  bearer = { authorization: `Bearer ${token}` };
  expect((await call('GET', 'queue')).statusCode).toBe(200);
  // A code works once, and cannot set up an account that is already set up.
  expect((await logIn({ code: used })).statusCode).toBe(401);
  expect((await setUp({})).json()).toMatchObject({ code: 'wrong_code' });
  expect((await listOperatorsToSetUp(hams.deps)).map((one) => one.phone)).toEqual(['9876500002']);
});

test('D-02 no session but an operator’s opens the queue, and it ends when nobody uses it, by itself, or by a log-out', async () => {
  expect((await call('GET', 'queue', undefined, doctor.bearer)).statusCode).toBe(401);
  hams.setNow(thursdayMorning + 31 * 60_000);
  expect((await call('GET', 'queue')).statusCode).toBe(401);
  bearer = { authorization: `Bearer ${(await logIn()).json<{ token: string }>().token}` };
  expect((await call('POST', 'log-out')).statusCode).toBe(200);
  expect((await call('GET', 'queue')).statusCode).toBe(401);
  hams.setNow(thursdayMorning + 32 * 60_000);
  bearer = { authorization: `Bearer ${(await logIn()).json<{ token: string }>().token}` };
});

test('D-02 H-09 wrong guesses from elsewhere do not lock an operator out of an address they use', async () => {
  hams.setNow(thursdayMorning + 33 * 60_000);
  for (let guess = 0; guess < 11; guess += 1) {
    const wrong = { phone, password: `guess ${guess}`, code: '000000' };
    await hams.app.inject({
      method: 'POST',
      url: '/api/operator/log-in',
      body: wrong,
      remoteAddress: '203.0.113.5',
    });
  }
  bearer = { authorization: `Bearer ${(await logIn()).json<{ token: string }>().token}` };
  expect((await call('GET', 'queue')).statusCode).toBe(200);
});

test('D-02 operators are told once of what waits, by the ways that there are', async () => {
  await notifyOperators(hams.deps);
  const notified = await seen('registration_to_check');
  expect(notified.map(({ recipient }) => recipient)).toEqual([phone, '9876500002']);
  expect(notified[0]?.body).toBe('HAMS: Registrations to check: 2. Please decide on the operator page.');
  await newDoctor(hams);
  await notifyOperators(hams.deps);
  expect(await seen('registration_to_check')).toHaveLength(2);
  hams.setNow(thursdayMorning + 43 * 60_000);
  await notifyOperators(hams.deps);
  expect((await seen('registration_to_check'))[2]?.body).toContain('Registrations to check: 1.');
});

test('D-02 what waits has the phone and email of the person who registered it', async () => {
  const { doctors, hospitals } = await queue();
  expect(doctors.find(({ phone: of }) => of === doctor.phone)).toMatchObject({
    email: 'kabir@example.com',
    hospital: 'Lotus House',
  });
  expect(hospitals.find(({ phone: of }) => of === hospital.phone)).toMatchObject({
    name: 'Lotus House',
    email: 'desk@example.com',
  });
});

test('D-02 a doctor is approved as seen; doctor and owner are told, and the log names the operator', async () => {
  const { doctors } = await queue();
  const doctorId = formatId('doctor', doctor.id);
  expect(doctors[0]).toMatchObject({ doctorId, refusal: null });
  expect((await decide(doctor, { decision: 'approve', seen: 'KL/1' })).json()).toMatchObject({
    code: 'entry_changed',
  });
  const number = await findRegistration(doctor);
  expect((await decide(doctor, { decision: 'approve', seen: number })).statusCode).toBe(200);
  expect((await queue()).doctors.map((one) => one.doctorId)).not.toContain(doctorId);
  expect((await queue()).approved[0]).toMatchObject({ kind: 'doctor', id: doctorId });
  expect((await seen('registration_checked')).map(({ recipient }) => recipient)).toEqual([hospital.phone]);
  await hams.deps.outbox.deliver();
  const bell = await hams.app.inject({ url: '/api/bell', headers: doctor.bearer });
  expect(bell.body).toContain('We’ve checked your registration');
  const { rows } = await hams.db.pool.query(
    "select actor_role, reason from audit_log where event = 'doctor_checked' order by id",
  );
  expect(rows).toEqual([{ actor_role: 'operator', reason: 'found' }]);
});

test('D-02 who is refused reads why at every place where it counts, until the number is another one', async () => {
  const other = await newDoctor(hams);
  const figures = async () =>
    (await hams.app.inject({ url: '/api/doctors/dashboard', headers: other.bearer })).json();
  expect(await figures()).toMatchObject({ registration: { refusal: null, withinHours: 48 } });
  const number = await findRegistration(other);
  expect((await decide(other, { decision: 'refuse', seen: number })).statusCode).toBe(400);
  const reason = 'The number belongs to another name.';
  expect((await decide(other, { decision: 'refuse', seen: number, reason })).statusCode).toBe(200);
  expect(await figures()).toMatchObject({ registration: { refusal: reason } });
  const waiting = async () =>
    (await queue()).doctors.find((one) => one.doctorId === formatId('doctor', other.id));
  expect(await waiting()).toMatchObject({ refusal: reason });
  await hams.app.inject({
    method: 'PUT',
    url: '/api/doctors/editProfile',
    headers: other.bearer,
    body: { medicalReg: 'TCMC/2015/99999' },
  });
  expect(await waiting()).toMatchObject({ refusal: null, registration: 'TCMC/2015/99999' });
});

test('D-02 a hospital is approved, taken back and merged, and its practice agreed to, on the screen as in the shell', async () => {
  const path = `hospitals/${hospital.id}`;
  const hospitalId = formatId('hospital', hospital.id);
  expect((await call('PUT', path, { decision: 'approve', seen: 'Other' })).statusCode).toBe(409);
  const { hospitals } = await queue();
  const { name = '' } = hospitals.find((one) => one.hospitalId === hospitalId) ?? {};
  expect((await call('PUT', path, { decision: 'approve', seen: name })).statusCode).toBe(200);
  expect((await queue()).hospitals).toHaveLength(hospitals.length - 1);
  expect((await call('PUT', path, { decision: 'withdraw', seen: name })).statusCode).toBe(200);
  expect((await queue()).hospitals).toHaveLength(hospitals.length);
  expect((await call('PUT', 'practices/999999', { doctorId: '1', agrees: true })).statusCode).toBe(404);
  const into = await newHospital(hams);
  expect((await call('PUT', `${path}/merge`, { into: String(into.id) })).statusCode).toBe(200);
  expect((await queue()).hospitals.map((one) => one.hospitalId)).not.toContain(hospitalId);
});

test('D-02 an operator who has lost the app is removed at the machine, with every session', async () => {
  expect(await removeOperator(hams.deps.database, hams.deps.clock, phone)).not.toBeNull();
  expect((await call('GET', 'queue')).statusCode).toBe(401);
  expect(await removeOperator(hams.deps.database, hams.deps.clock, phone)).toBeNull();
  expect((await listOperatorsToSetUp(hams.deps)).map((one) => one.phone)).toContain(phone);
});
