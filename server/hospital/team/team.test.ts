import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import {
  newDoctorAt,
  newHospital,
  newStaff,
  type TestHospital,
  type TestStaff,
} from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { listAddedEntries } from '#server/testing/platform/audit-entries.ts';

interface Member {
  readonly membershipId: string;
  readonly role: string;
  readonly phone: string | null;
  readonly isSelf: boolean;
}

let hams: TestApp;
let hospital: TestHospital;
let owner: TestStaff;
beforeAll(async () => {
  hams = await testApp();
});
beforeEach(async () => {
  hospital = await newHospital(hams);
  owner = await newStaff(hams, hospital, 'owner');
});
afterAll(() => hams.close());

const team = async (who: TestStaff) =>
  (await hams.app.inject({ url: '/api/hospital/team', headers: who.bearer })).json<{ members: Member[] }>()
    .members;
const put = (who: TestStaff, member: Pick<TestStaff, 'membershipId'>, path = '', body: object = {}) =>
  hams.app.inject({
    method: 'PUT',
    url: `/api/hospital/team/MEM-${member.membershipId}${path}`,
    headers: who.bearer,
    body,
  });
const change = (who: TestStaff, member: TestStaff, role: StaffRole) => put(who, member, '', { role });
const end = (who: TestStaff, member: Pick<TestStaff, 'membershipId'>) => put(who, member, '/end');
const readCode = async (answer: ReturnType<typeof put>) => (await answer).json<{ code?: string }>().code;
const isIn = async (who: TestStaff) =>
  (await hams.app.inject({ url: '/api/hospital/me', headers: who.bearer })).statusCode === 200;
async function newSecondOwner(): Promise<TestStaff> {
  const nurse = await newStaff(hams, hospital, 'nurse');
  await query(hams.db.pool, "update memberships set role = 'owner' where id = :id", {
    id: nurse.membershipId,
  });
  return nurse;
}

test('M-08 everybody on the staff sees who belongs to the hospital; phones are for those who lead', async () => {
  const nurse = await newStaff(hams, hospital, 'nurse');
  await newDoctorAt(hams, hospital);
  await newStaff(hams, await newHospital(hams), 'admin');
  const seen = await team(nurse);
  expect(seen.map(({ role }) => role)).toEqual(['owner', 'nurse', 'doctor']);
  expect(seen.map(({ phone }) => phone)).toEqual([null, null, null]);
  expect(seen.map(({ isSelf }) => isSelf)).toEqual([false, true, false]);
  expect((await team(owner)).map(({ phone }) => phone)).toContain(nurse.phone);
});

test('M-08 another role ends the sessions of the former one, and is in the log', async () => {
  const nurse = await newStaff(hams, hospital, 'nurse');
  const entries = await listAddedEntries(hams, () => change(owner, nurse, 'receptionist'));
  expect(entries.map(({ event }) => event)).toEqual(['session_ended', 'member_changed']);
  expect(entries[1]).toMatchObject({ reason: 'nurse to receptionist', actor_role: 'owner' });
  expect(await isIn(nurse)).toBe(false);
  expect((await team(owner)).map(({ role }) => role)).toEqual(['owner', 'receptionist']);
});

test('M-08 a membership ends with its sessions and with what it invited, and the log says by whom', async () => {
  const admin = await newStaff(hams, hospital, 'admin');
  const made = await hams.app.inject({
    method: 'POST',
    url: '/api/hospital/invitations',
    headers: admin.bearer,
    body: { role: 'nurse', name: 'A friend' },
  });
  const entries = await listAddedEntries(hams, () => end(owner, admin));
  expect(entries.map(({ event }) => event)).toEqual(['session_ended', 'member_left']);
  expect(entries[1]?.about).toBe(`MEM-${String(admin.membershipId).padStart(6, '0')}`);
  expect(await isIn(admin)).toBe(false);
  const look = await hams.app.inject({
    method: 'POST',
    url: '/api/hospital/invitations/preview',
    body: { secret: made.json<{ secret: string }>().secret },
  });
  expect(look.json()).toMatchObject({ code: 'invitation_withdrawn' });
  expect(await readCode(end(owner, admin))).toBe('membership_not_found');
});

test('M-08 an admin manages the desk and nobody who leads; the desk nobody but itself', async () => {
  const admin = await newStaff(hams, hospital, 'admin');
  const other = await newStaff(hams, hospital, 'admin');
  const nurse = await newStaff(hams, hospital, 'nurse');
  for (const answer of [
    change(admin, nurse, 'admin'),
    change(admin, admin, 'owner'),
    change(admin, other, 'nurse'),
    end(admin, owner),
    end(admin, other),
    change(nurse, nurse, 'receptionist'),
    end(nurse, admin),
  ]) {
    expect((await answer).statusCode).toBe(403);
  }
  expect((await change(admin, nurse, 'receptionist')).statusCode).toBe(200);
  expect((await end(other, other)).statusCode).toBe(200);
});

test('M-08 whoever is of another hospital is nobody here', async () => {
  const stranger = await newStaff(hams, await newHospital(hams), 'nurse');
  expect(await readCode(change(owner, stranger, 'admin'))).toBe('membership_not_found');
  const entries = await listAddedEntries(hams, () => end(owner, stranger));
  expect(entries.map(({ event, reason }) => [event, reason])).toEqual([
    ['call_refused', 'membership_not_found'],
  ]);
  expect(await isIn(stranger)).toBe(true);
});

test('M-08 the last owner neither leaves nor becomes less', async () => {
  expect(await readCode(end(owner, owner))).toBe('last_owner');
  expect(await readCode(change(owner, owner, 'admin'))).toBe('last_owner');
  const second = await newSecondOwner();
  expect((await change(second, owner, 'admin')).statusCode).toBe(200);
  expect(await readCode(end(second, second))).toBe('last_owner');
});

test('M-08 of two owners who leave at once one stays, in twenty races', async () => {
  for (let race = 0; race < 20; race += 1) {
    hospital = await newHospital(hams);
    owner = await newStaff(hams, hospital, 'owner');
    const second = await newSecondOwner();
    const answers = await Promise.all([end(owner, owner), end(second, second)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  }
});

test('M-08 of two owners who send each other away one stays', async () => {
  const second = await newSecondOwner();
  const answers = await Promise.all([end(owner, second), end(second, owner)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
});

test('M-08 the membership of a doctor ends with the hospital no longer agreeing to the practice', async () => {
  await newDoctorAt(hams, hospital);
  const doctor = (await team(owner)).find(({ role }) => role === 'doctor');
  const membershipId = Number(doctor?.membershipId.slice(4));
  expect(await readCode(put(owner, { membershipId }, '', { role: 'owner' }))).toBe('membership_not_found');
  expect((await end(owner, { membershipId })).statusCode).toBe(200);
  expect((await team(owner)).map(({ role }) => role)).toEqual(['owner']);
  const [practice] = await query<{ agreed: boolean; ended: boolean }>(
    hams.db.pool,
    `select hospital_agreed_at is not null as agreed, ended_at is not null as ended from practices
     where hospital_id = :id`,
    { id: hospital.id },
  );
  expect(practice).toEqual({ agreed: false, ended: false });
});
