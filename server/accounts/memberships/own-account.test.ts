import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  insertMembership,
  logInStaffAgain,
  newHospital,
  newStaff,
  type TestStaff,
} from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { newDoctor, newPatient } from '#server/testing/people.ts';
import { listAddedEntries } from '#server/testing/platform/audit-entries.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

const call = (method: 'POST' | 'PUT', url: string, body: object, who?: TestStaff) =>
  hams.app.inject({ method, url: `/api${url}`, headers: who?.bearer ?? {}, body });
const isIn = async (bearer: Record<string, string>) =>
  (await hams.app.inject({ url: '/api/sessions', headers: bearer })).statusCode === 200;
const logIn = (phone: string, password: string) => call('POST', '/hospitals/login', { phone, password });
async function codeFor(phone: string): Promise<string> {
  await call('POST', '/password/forgot', { role: 'hospital', phone });
  await hams.deps.outbox.deliver();
  const letters = (await hams.app.inject('/api/demo/mailbox')).json<{ to: string; text: string }[]>();
  return /^\d{6}/.exec(letters.find(({ to }) => to === phone)?.text ?? '')?.[0] ?? 'none';
}
const reset = (phone: string, code: string) =>
  call('POST', '/password/reset', { role: 'hospital', phone, code, password: 'violet lamp' });

test('M-01 staff say what they are called, and the token says it', async () => {
  const nurse = await newStaff(hams, await newHospital(hams), 'nurse');
  const { token } = (await call('PUT', '/hospital/me', { name: 'Sister Rekha' }, nurse)).json<{
    token: string;
  }>();
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ name: 'Sister Rekha', staffRole: 'nurse' });
  expect(await isIn({ authorization: `Bearer ${token}` })).toBe(true);
});

test('M-01 M-10 a new name is in the log of every hospital where one works, without the names', async () => {
  const [here, there] = [await newHospital(hams), await newHospital(hams)];
  const nurse = await newStaff(hams, here, 'nurse', 'Sister Rekha');
  await insertMembership(hams, nurse, there, 'receptionist');
  const rename = (name: string) => call('PUT', '/hospital/me', { name }, nurse);
  const entries = await listAddedEntries(hams, () => rename('Meera Nair'));
  expect(entries.map(({ event, actor_role, actor_id }) => ({ event, actor_role, actor_id }))).toEqual([
    { event: 'name_changed', actor_role: 'nurse', actor_id: nurse.id },
    { event: 'name_changed', actor_role: 'receptionist', actor_id: nurse.id },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/Meera|Rekha/);
  expect(await listAddedEntries(hams, () => rename('Meera Nair'))).toEqual([]);
  expect((await rename('\u3164\u2800')).statusCode).toBe(400);
  const owner = await newStaff(hams, here, 'owner');
  const log = await hams.app.inject({
    url: '/api/hospital/activity-log?event=account',
    headers: owner.bearer,
  });
  expect(log.json()).toMatchObject({ lines: [{ name: 'Meera Nair', what: 'Changed their own name' }] });
});

test('M-01 staff change their password: other devices are logged out, PINs go, and the owner is told', async () => {
  const nurse = await newStaff(hams, await newHospital(hams), 'nurse');
  const elsewhere = await logInStaffAgain(hams, nurse.phone);
  const change = (password: string, newPassword: string) =>
    call('PUT', '/hospital/me/password', { password, newPassword }, nurse);
  expect((await change('wrong', 'violet lamp')).json()).toMatchObject({ code: 'wrong_password' });
  expect((await change('teal kettle', 'password1')).json()).toMatchObject({
    fields: [{ field: 'newPassword' }],
  });
  const entries = await listAddedEntries(hams, () => change('teal kettle', 'violet lamp'));
  expect(entries.map(({ event }) => event)).toEqual(['session_ended', 'password_changed']);
  expect([await isIn(nurse.bearer), await isIn(elsewhere.bearer)]).toEqual([true, false]);
  expect((await logIn(nurse.phone, 'violet lamp')).statusCode).toBe(200);
});

test('M-01 staff without a doctor reset a forgotten password with a code, and every session ends', async () => {
  const nurse = await newStaff(hams, await newHospital(hams), 'nurse');
  expect((await reset(nurse.phone, await codeFor(nurse.phone))).statusCode).toBe(200);
  expect(await isIn(nurse.bearer)).toBe(false);
  expect((await logIn(nurse.phone, 'teal kettle')).statusCode).toBe(401);
  expect((await logIn(nurse.phone, 'violet lamp')).statusCode).toBe(200);
});

test('M-01 the one account of a doctor on a staff: a new password by either role ends all of its sessions', async () => {
  const doctor = await newDoctor(hams);
  const hospital = await newHospital(hams);
  const owner = await newStaff(hams, hospital, 'owner');
  const made = await call('POST', '/hospital/invitations', { role: 'admin', name: 'The doctor' }, owner);
  const joined = await call('POST', '/hospital/invitations/accept', {
    secret: made.json<{ secret: string }>().secret,
    name: 'Dr. Kabir Sethi',
    phone: doctor.phone,
    password: 'teal kettle',
  });
  const admin = { authorization: `Bearer ${joined.json<{ token: string }>().token}` };
  expect((await reset(doctor.phone, await codeFor(doctor.phone))).statusCode).toBe(200);
  expect([await isIn(admin), await isIn(doctor.bearer)]).toEqual([false, false]);
  expect((await logIn(doctor.phone, 'violet lamp')).statusCode).toBe(200);
});

test('M-01 who is on no staff gets the same answer and no code', async () => {
  const patient = await newPatient(hams);
  const answer = await call('POST', '/password/forgot', { role: 'hospital', phone: patient.phone });
  expect(answer.statusCode).toBe(200);
  expect((await reset(patient.phone, '123456')).json()).toMatchObject({ code: 'wrong_code' });
});
