import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { addedBy } from '#server/audit/test-entries.ts';
import { newHospital, newStaff, type TestHospital, type TestStaff } from '#server/memberships/test-staff.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/platform/test-app.ts';

let hams: TestApp;
let hospital: TestHospital;
let nurse: TestStaff;
let desk: string;
beforeAll(async () => {
  hams = await testApp();
});
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  hospital = await newHospital(hams);
  nurse = await newStaff(hams, hospital, 'nurse', 'Sister Rekha');
  desk = (await call('POST', '/desks', { name: 'Front desk' }, nurse)).json<{ secret: string }>().secret;
});
afterAll(() => hams.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, who?: TestStaff) =>
  hams.app.inject({ method, url: `/api/hospital${url}`, headers: who?.bearer ?? {}, ...(body && { body }) });
const setPin = (who: TestStaff, pin: string | null, password = 'teal kettle') =>
  call('PUT', '/me/pin', { pin, password }, who);
const switchTo = (who: TestStaff, more: object) =>
  call('POST', '/desk/switch', { desk, membershipId: `MEM-${who.membershipId}`, ...more });
const codeOf = async (answer: ReturnType<typeof call>) => (await answer).json<{ code?: string }>().code;
const isIn = async (bearer: Record<string, string>) =>
  (await hams.app.inject({ url: '/api/hospital/me', headers: bearer })).statusCode === 200;
const people = async () =>
  (await call('POST', '/desk/people', { desk })).json<{ people: { name: string }[] }>().people;

test('M-08 at a desk people switch by a PIN, and the session of whoever was there ends', async () => {
  const clerk = await newStaff(hams, hospital, 'receptionist', 'Arun');
  expect(await people()).toEqual([]);
  expect((await setPin(nurse, '4839')).statusCode).toBe(200);
  expect(await people()).toMatchObject([{ name: 'Sister Rekha', role: 'nurse' }]);
  const endsSession = clerk.bearer.authorization.slice('Bearer '.length);
  const answer = await switchTo(nurse, { pin: '4839', endsSession });
  const { token } = answer.json<{ token: string }>();
  expect(await isIn({ authorization: `Bearer ${token}` })).toBe(true);
  expect(await isIn(clerk.bearer)).toBe(false);
});

test('M-08 only the session of this hospital ends, whatever token somebody sends', async () => {
  await setPin(nurse, '4839');
  const stranger = await newStaff(hams, await newHospital(hams), 'nurse');
  const endsSession = stranger.bearer.authorization.slice('Bearer '.length);
  expect((await switchTo(nurse, { pin: '4839', endsSession })).statusCode).toBe(200);
  expect(await isIn(stranger.bearer)).toBe(true);
});

test('M-08 five wrong PINs in fifteen minutes, then the password; the log names whose it is', async () => {
  await setPin(nurse, '4839');
  const entries = await addedBy(hams, async () => {
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await codeOf(switchTo(nurse, { pin: '0000' }))).toBe('wrong_pin');
    }
  });
  expect(entries).toHaveLength(5);
  expect(entries[0]).toMatchObject({ event: 'login_refused', account_id: nurse.id, reason: 'wrong_pin' });
  const right = await switchTo(nurse, { pin: '4839' });
  expect([right.statusCode, right.json<{ code: string }>().code]).toEqual([429, 'too_many_pins']);
  expect(await codeOf(switchTo(nurse, { password: 'teal' }))).toBe('wrong_password');
  expect((await switchTo(nurse, { password: 'teal kettle' })).statusCode).toBe(200);
  expect((await switchTo(nurse, { pin: '4839' })).statusCode).toBe(200);
  for (let guess = 0; guess < 6; guess += 1) await switchTo(nurse, { pin: '0000' });
  hams.setNow(thursdayMorning + 15 * 60_000);
  expect((await switchTo(nurse, { pin: '4839' })).statusCode).toBe(200);
});

test('M-08 wrong PINs sent at once count each', async () => {
  await setPin(nurse, '4839');
  const answers = await Promise.all(Array.from({ length: 12 }, () => switchTo(nurse, { pin: '1111' })));
  expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(5);
});

test('M-08 a PIN needs the password, and is none that is easily guessed; what is stored is not the PIN', async () => {
  expect(await codeOf(setPin(nurse, '4839', 'wrong'))).toBe('wrong_password');
  for (const pin of ['0000', '1234', '1987', '12a4']) {
    expect(await codeOf(setPin(nurse, pin))).toBe('invalid_request');
  }
  await setPin(nurse, '4839');
  const other = await newStaff(hams, hospital, 'nurse');
  await setPin(other, '4839');
  const hashes = await query<{ pin_hash: string }>(
    hams.db.pool,
    'select pin_hash from memberships where hospital_id = :id and pin_hash is not null',
    { id: hospital.id },
  );
  expect(new Set(hashes.map(({ pin_hash }) => pin_hash)).size).toBe(2);
  expect(hashes.every(({ pin_hash }) => pin_hash.startsWith('$argon2id$'))).toBe(true);
  await setPin(nurse, null);
  expect(await codeOf(switchTo(nurse, { pin: '4839' }))).toBe('membership_not_found');
});

test('M-08 a desk is of one hospital: nobody of another switches there', async () => {
  const other = await newStaff(hams, await newHospital(hams), 'nurse');
  await setPin(other, '4839');
  expect(await codeOf(switchTo(other, { pin: '4839' }))).toBe('membership_not_found');
  const admin = await newStaff(hams, hospital, 'admin');
  const list = (await call('GET', '/desks', undefined, admin)).json<{ desks: { deskId: string }[] }>().desks;
  const stranger = await newStaff(hams, await newHospital(hams), 'owner');
  const path = `/desks/${list[0]?.deskId}`;
  expect(await codeOf(call('DELETE', path, undefined, stranger))).toBe('desk_not_found');
});

test('M-08 a desk that ends takes its sessions along: by those who lead, or at that very desk', async () => {
  await setPin(nurse, '4839');
  const { token } = (await switchTo(nurse, { pin: '4839' })).json<{ token: string }>();
  const admin = await newStaff(hams, hospital, 'admin');
  const list = (await call('GET', '/desks', undefined, admin)).json<{ desks: { deskId: string }[] }>().desks;
  expect((await call('DELETE', `/desks/${list[0]?.deskId}`, undefined, admin)).statusCode).toBe(200);
  expect(await isIn({ authorization: `Bearer ${token}` })).toBe(false);
  // Who logged in with the password stays.
  expect(await isIn(nurse.bearer)).toBe(true);
  expect(await codeOf(switchTo(nurse, { pin: '4839' }))).toBe('desk_not_found');
  const made = await call('POST', '/desks', { name: 'Ward' }, nurse);
  const secret = made.json<{ secret: string }>().secret;
  expect((await call('POST', '/desk/end', { desk: secret })).statusCode).toBe(200);
  expect(await codeOf(call('POST', '/desk/people', { desk: secret }))).toBe('desk_not_found');
});

test('M-08 who has left the hospital is no longer at its desks', async () => {
  await setPin(nurse, '4839');
  await call('PUT', `/team/MEM-${nurse.membershipId}/end`, {}, nurse);
  expect(await people()).toEqual([]);
  expect(await codeOf(switchTo(nurse, { pin: '4839' }))).toBe('membership_not_found');
});
