import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { freshPhone, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let patient: TestPerson;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());
beforeEach(async () => {
  patient = await newPatient(hams);
});

const form = (more: Record<string, unknown> = {}) => ({
  name: 'Asha Menon',
  phone: patient.phone,
  email: 'asha@example.com',
  gender: 'female',
  dateOfBirth: '1990-04-12',
  ...more,
});
const save = (more: Record<string, unknown> = {}, { bearer }: { bearer: TestPerson['bearer'] } = patient) =>
  hams.app.inject({ method: 'PUT', url: '/api/patients/update-profile', headers: bearer, body: form(more) });
const profile = ({ bearer }: { bearer: TestPerson['bearer'] } = patient) =>
  hams.app.inject({ url: '/api/patients/profile', headers: bearer });
const logIn = (phone: string, password: string) =>
  hams.app.inject({ method: 'POST', url: '/api/patients/login', body: { phone, password } });
const toBearer = (answer: { json<T>(): T }) => ({
  bearer: { authorization: `Bearer ${answer.json<{ newToken: string }>().newToken}` },
});

test('H-21 patients see all of themselves but the password, the gender in lower case', async () => {
  const answer = await profile();
  expect(answer.json()).toEqual({
    _id: String(patient.id),
    patientId: expect.stringMatching(/^PAT-\d{6}$/),
    name: 'Asha Menon',
    phone: patient.phone,
    email: 'asha@example.com',
    gender: 'female',
    dateOfBirth: '1990-04-12',
    birthYear: null,
    hasPassword: true,
    phoneProven: false,
    photo: { url: null },
    address: { street: '12 Lake Road', city: 'Kochi', state: 'Kerala', postalCode: '682001' },
    emergencyContact: { name: 'Ravi Menon', phone: '9876543210', relation: 'Brother' },
  });
});

test('F-13 the basics are stored; address and emergency contact stay when they are left out, and may be emptied', async () => {
  const answer = await save({ name: 'Asha M. Nair', gender: 'OTHER', password: '' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ message: 'Profile updated successfully!' });
  expect((await profile()).json()).toMatchObject({
    name: 'Asha M. Nair',
    gender: 'other',
    address: { city: 'Kochi' },
    emergencyContact: { relation: 'Brother' },
  });
  await save({ address: { street: '', city: 'Thrissur', state: '', postalCode: '' }, emergencyContact: {} });
  expect((await profile()).json()).toMatchObject({
    address: { street: '', city: 'Thrissur', state: '', postalCode: '' },
    emergencyContact: { name: '', phone: '', relation: '' },
  });
});

test('F-13 the new token says what is new, in the same session: the old one is good until the logout', async () => {
  const answer = await save({ name: 'Asha Nair' });
  const renewed = toBearer(answer);
  const [, payload = ''] = renewed.bearer.authorization.split('.');
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
    name: 'Asha Nair',
    role: 'patient',
  });
  expect([(await profile()).statusCode, (await profile(renewed)).statusCode]).toEqual([200, 200]);
  await hams.app.inject({ method: 'POST', url: '/api/logout', headers: renewed.bearer });
  expect([(await profile()).statusCode, (await profile(renewed)).statusCode]).toEqual([401, 401]);
});

describe('a change of the phone or the password', () => {
  test.each([
    ['password', () => ({ password: 'secret2' })],
    ['phone', () => ({ phone: freshPhone() })],
  ])('A-12 of the %s needs the present password, and ends every other session', async (_, change) => {
    const elsewhere = (await logIn(patient.phone, 'teal kettle')).json<{ token: string }>();
    const changed: { phone?: string; password?: string } = change();
    const missing = await save(changed);
    expect(missing.json()).toMatchObject({ code: 'invalid_request', fields: [{ field: 'currentPassword' }] });
    const wrong = await save({ ...changed, currentPassword: 'secret9' });
    expect(wrong.json()).toMatchObject({ status: 403, code: 'wrong_password' });
    expect((await profile()).statusCode).toBe(200);

    const right = await save({ ...changed, currentPassword: 'teal kettle' });
    expect(right.statusCode).toBe(200);
    const others = [patient, { bearer: { authorization: `Bearer ${elsewhere.token}` } }];
    for (const old of others) expect((await profile(old)).statusCode).toBe(401);
    expect((await profile(toBearer(right))).statusCode).toBe(200);
    const [phone, password] = [changed.phone ?? patient.phone, changed.password ?? 'teal kettle'];
    expect((await logIn(phone, password)).statusCode).toBe(200);
    expect((await logIn(patient.phone, 'teal kettle')).statusCode).toBe(401);
  });

  test('C-09 another email needs the present password as well, and ends no session', async () => {
    const email = 'new@example.com';
    const missing = await save({ email });
    expect(missing.json()).toMatchObject({ code: 'invalid_request', fields: [{ field: 'currentPassword' }] });
    expect((await save({ email, currentPassword: 'secret9' })).json()).toMatchObject({
      code: 'wrong_password',
    });
    expect((await profile()).json()).toMatchObject({ email: 'asha@example.com' });
    expect((await save({ email, currentPassword: 'teal kettle' })).statusCode).toBe(200);
    expect((await profile()).json()).toMatchObject({ email });
  });

  test('C-09 the owner hears of each change at the number of before', async () => {
    await save({ name: 'Asha Nair' });
    const moved = await save({ phone: freshPhone(), password: 'secret2', currentPassword: 'teal kettle' });
    expect(moved.statusCode).toBe(200);
    await hams.deps.outbox.deliver();
    const letters = (await hams.app.inject('/api/demo/mailbox')).json<{ to: string; subject: string }[]>();
    const subjects = letters.filter(({ to }) => to === patient.phone).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      'Your HAMS password was changed',
      'Your HAMS phone number or email was changed',
    ]);
  });

  test('A-12 the present password cannot be guessed from a stolen session either, and its owner still logs in', async () => {
    const guess = (currentPassword: string) =>
      hams.app.inject({
        ...{ method: 'PUT', url: '/api/patients/update-profile', headers: patient.bearer },
        ...{ body: form({ password: 'secret2', currentPassword }), remoteAddress: '198.51.100.66' },
      });
    for (let one = 0; one < 10; one += 1) expect((await guess(`guess${one}`)).statusCode).toBe(403);
    expect((await guess('teal kettle')).json()).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect((await logIn(patient.phone, 'teal kettle')).statusCode).toBe(200);
  });

  test('A-12 of two changes that name the same old password one counts', async () => {
    const changes = ['secret2', 'secret3'].map((password) =>
      save({ password, currentPassword: 'teal kettle' }),
    );
    const answers = await Promise.all(changes);
    const [one, other] = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(one).toBe(200);
    // 401 if it arrived after the first change had ended its session.
    expect([401, 403]).toContain(other);
  });

  test('A-12 a login with the old password, begun before the change, ends with it', async () => {
    const logIns = Array.from({ length: 6 }, () => logIn(patient.phone, 'teal kettle'));
    const changed = await save({ password: 'secret2', currentPassword: 'teal kettle' });
    expect(changed.statusCode).toBe(200);
    for (const answer of await Promise.all(logIns)) {
      const { token } = answer.json<{ token?: string }>();
      const old = { bearer: { authorization: `Bearer ${token ?? 'none'}` } };
      expect((await profile(old)).statusCode).toBe(401);
    }
  });

  test('F-13 a phone that somebody else has is refused, and nothing is changed', async () => {
    const other = await newPatient(hams);
    const answer = await save({ phone: other.phone, name: 'Nobody', currentPassword: 'teal kettle' });
    expect(answer.json()).toMatchObject({ status: 409, code: 'patient_exists' });
    expect((await profile()).json()).toMatchObject({ phone: patient.phone, name: 'Asha Menon' });
  });
});

test.each([
  ['name', { name: '' }],
  ['phone', { phone: '12345' }],
  ['email', { email: 'nobody' }],
  ['gender', { gender: 'robot' }],
  ['dateOfBirth', { dateOfBirth: '' }],
  ['dateOfBirth', { dateOfBirth: '2026-11-27' }],
  ['dateOfBirth', { dateOfBirth: '1990-02-30' }],
  ['password', { password: 'short', currentPassword: 'teal kettle' }],
  ['address.postalCode', { address: { postalCode: '12' } }],
  ['address.street', { address: { street: 'x'.repeat(201) } }],
  ['emergencyContact.phone', { emergencyContact: { phone: '123' } }],
  ['address', { address: 'not json' }],
])('F-13 a wrong %s is a field error and changes nothing', async (field, wrong) => {
  const answer = await save({ city: 'Elsewhere', ...wrong });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ fields: { field: string }[] }>().fields.map((one) => one.field)).toContain(field);
  expect((await profile()).json()).toMatchObject({ name: 'Asha Menon', phone: patient.phone });
});

test('A-11 profiles are the patient’s own: nobody 401, doctors 403', async () => {
  const doctor = await newDoctor(hams);
  expect((await hams.app.inject('/api/patients/profile')).statusCode).toBe(401);
  expect((await profile(doctor)).statusCode).toBe(403);
  expect((await save({}, doctor)).statusCode).toBe(403);
});
