import { afterAll, beforeAll, expect, test } from 'vitest';
import { emergencyReason } from '#contract/hospital/emergency-access.ts';
import { query } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { m } from '#messages/messages.js';
import { locales } from '#messages/runtime.js';
import {
  logInStaffAgain,
  newDoctorAt,
  newHospital,
  newStaff,
  type TestHospital,
  type TestStaff,
} from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newPatient, type TestPerson } from '#server/testing/people.ts';
import { listAddedEntries } from '#server/testing/platform/audit-entries.ts';
import { notifyWaitingOwners } from './notify-owners.ts';

let hams: TestApp;
let hospital: TestHospital;
let owner: TestStaff;
let nurse: TestStaff;
let receptionist: TestStaff;
let stranger: TestStaff;
let patient: TestPerson;
beforeAll(async () => {
  hams = await testApp({ DEMO: 'on' });
  hospital = await newHospital(hams, 'Care Hospital of the test');
  [owner, nurse, receptionist, stranger] = [
    await newStaff(hams, hospital, 'owner'),
    await newStaff(hams, hospital, 'nurse'),
    await newStaff(hams, hospital, 'receptionist', 'Lakshmi Rao'),
    await newStaff(hams, await newHospital(hams), 'owner'),
  ];
  patient = await newPatient(hams);
  expect((await bookVisit(hams, patient, await newDoctorAt(hams, hospital), '09:00')).statusCode).toBe(201);
});
afterAll(() => hams.close());

const reason = 'Unconscious at the desk, nobody with her';
const person = () => `/api/hospital/patients/${formatId('patient', patient.id)}`;
const openAs = (who: TestStaff, body: Record<string, unknown> = { reason }) =>
  hams.app.inject({ method: 'POST', url: `${person()}/emergency-access`, headers: who.bearer, body });
const read = (who: TestStaff) => hams.app.inject({ url: `${person()}/record`, headers: who.bearer });

test('M-03 a record is closed; with a reason it is open for 30 minutes to one member, and to nobody else', async () => {
  hams.setNow(thursdayMorning);
  expect((await read(receptionist)).json()).toMatchObject({ status: 403, code: 'record_closed' });
  const unseen = `urgent${'\u3164'.repeat(20)}`;
  const noWords = [
    '.'.repeat(20),
    'a'.repeat(20),
    'now now now now',
    '1234 5678 9012',
    'a b c d e f g h i j',
  ];
  for (const wrong of [
    {},
    ...['urgent', `why not now${'x'.repeat(300)}`, unseen, ...noWords].map((reason) => ({ reason })),
  ]) {
    expect([wrong, (await openAs(receptionist, wrong)).statusCode]).toEqual([wrong, 400]);
  }
  expect((await openAs(receptionist)).json()).toMatchObject({ until: '2026-11-26T03:00:00.000Z' });
  expect((await read(receptionist)).json()).toMatchObject({ record: { allergies: [] } });
  expect((await read(nurse)).statusCode).toBe(403);
  hams.setNow(thursdayMorning + 30 * 60_000);
  expect((await read(receptionist)).statusCode).toBe(403);
});

test('M-03 M-10 who opened it stays who they were: a name that is changed later changes neither the owners’ list nor the log', async () => {
  const rekha = receptionist;
  await openAs(rekha);
  const rename = (name: string) =>
    hams.app.inject({ method: 'PUT', url: '/api/hospital/me', headers: rekha.bearer, body: { name } });
  expect((await rename('Somebody Else')).statusCode).toBe(200);
  const get = (url: string) => hams.app.inject({ url: `/api/hospital/${url}`, headers: owner.bearer });
  for (const url of ['emergency-accesses', 'activity-log?event=emergency']) {
    const { accesses, lines } = (await get(url)).json<Record<string, { name: string }[] | undefined>>();
    const names = new Set((accesses ?? lines)?.map(({ name }) => name));
    expect([url, [...names]]).toEqual([url, ['Lakshmi Rao']]);
  }
  const answer = await hams.app.inject({ url: '/api/people/readings', headers: patient.bearer });
  const opened = answer
    .json<{ readings: { name: string; emergency: string | null }[] }>()
    .readings.filter(({ emergency }) => emergency !== null);
  expect(new Set(opened.map(({ name }) => name))).toEqual(new Set(['Lakshmi Rao']));
  await rename('Lakshmi Rao');
  await query(hams.db.pool, 'delete from emergency_accesses where membership_id = :id', {
    id: rekha.membershipId,
  });
});

test.each(locales)('M-03 what is given as an example of a reason is one, in %s', (locale) => {
  const [, example] = /: ([^.।]+)/.exec(m.emergency_access_reason_hint({}, { locale })) ?? [];
  expect(emergencyReason.safeParse(example)).toEqual({ success: true, data: example });
});

test('M-03 half a character in the reason is kept as one that cannot be read, and nothing fails', async () => {
  const half = 'Unconscious at the desk \ud83d';
  expect((await openAs(nurse, { reason: half })).statusCode).toBe(201);
  const [kept] = await query<{ reason: string }>(
    hams.db.pool,
    'select reason from emergency_accesses where membership_id = :id order by id desc limit 1',
    { id: nurse.membershipId },
  );
  expect(kept?.reason).toBe('Unconscious at the desk \ufffd');
  await query(hams.db.pool, 'delete from emergency_accesses where membership_id = :id', {
    id: nurse.membershipId,
  });
});

test('M-03 somebody whom the hospital does not know is not found, and the try is in the log', async () => {
  const added = await listAddedEntries(hams, async () => {
    expect((await openAs(stranger)).statusCode).toBe(404);
    expect((await read(stranger)).statusCode).toBe(404);
  });
  expect(added).toMatchObject([
    { event: 'call_refused', actor_role: 'owner', reason: 'patient_not_found' },
    { event: 'call_refused', actor_role: 'owner', reason: 'patient_not_found' },
  ]);
});

test('M-03 the log holds ids alone; the patient reads who it was and why (J-06)', async () => {
  hams.setNow(thursdayMorning + 60 * 60_000);
  const added = await listAddedEntries(hams, async () => {
    await openAs(receptionist);
    await openAs(receptionist);
    await read(receptionist);
  });
  expect(added).toMatchObject([
    { event: 'emergency_access', actor_role: 'receptionist', patient_ids: [patient.id], reason: null },
    { event: 'record_read', actor_role: 'receptionist', patient_ids: [patient.id], reason: null },
  ]);
  expect(added[0]?.about).toMatch(/^EMR-/);
  expect(added[1]?.about).toBe(added[0]?.about);
  const answer = await hams.app.inject({ url: '/api/people/readings', headers: patient.bearer });
  expect(answer.json<{ readings: unknown[] }>().readings).toContainEqual(
    expect.objectContaining({
      name: 'Lakshmi Rao',
      role: 'receptionist',
      hospital: 'Care Hospital of the test',
      what: 'record',
      emergency: reason,
    }),
  );
});

test('M-03 the owner sees it until they have said so; another hospital does not', async () => {
  const list = async (who: TestStaff) =>
    (await hams.app.inject({ url: '/api/hospital/emergency-accesses', headers: who.bearer })).json<{
      accesses: { accessId: string; reason: string; seenAt: string | null }[];
    }>().accesses;
  const [first] = await list(owner);
  expect(first).toMatchObject({ reason, seenAt: null });
  expect(await list(stranger)).toEqual([]);
  const url = `/api/hospital/emergency-accesses/${first?.accessId}/seen`;
  const see = (who: TestStaff) => hams.app.inject({ method: 'PUT', url, headers: who.bearer });
  expect((await see(stranger)).statusCode).toBe(404);
  expect((await see(owner)).statusCode).toBe(200);
  expect((await list(owner)).find(({ accessId }) => accessId === first?.accessId)?.seenAt).not.toBeNull();
});

test('M-03 of many openings at once one counts: the patient hears of it once, and so does the owner', async () => {
  hams.setNow(thursdayMorning + 3 * 60 * 60_000);
  const listNotifications = async () => {
    const [count] = await query<{ patient: number; owner: number }>(
      hams.db.pool,
      `select
         (select count(*)::int from announcements where event = 'recordOpened' and patient_id = :patient) as patient,
         (select count(*)::int from outbox where kind = 'emergency_at_hospital' and recipient = :owner) as owner`,
      { patient: patient.id, owner: owner.phone },
    );
    return count ?? { patient: 0, owner: 0 };
  };
  const before = await listNotifications();
  const answers = await Promise.all(Array.from({ length: 12 }, () => openAs(nurse)));
  expect(new Set(answers.map((one) => one.json<{ accessId: string }>().accessId)).size).toBe(1);
  expect(await listNotifications()).toEqual({ patient: before.patient + 1, owner: before.owner + 1 });
});

test('M-03 P-04 of many records at once three open, ten in a day; owners get one message of the first and one of the number', async () => {
  const start = thursdayMorning + 5 * 60 * 60_000;
  const imran = await newStaff(hams, hospital, 'receptionist', 'Imran');
  const people = await query<{ id: number }>(
    hams.db.pool,
    `with new as (
       insert into patients (name, gender, birth_year) select 'Patient ' || n, 'Other', 1980 from generate_series(1, 24) n
       returning id)
     insert into hospital_people (hospital_id, patient_id, since) select :hospital, id, now() from new
     returning patient_id as id`,
    { hospital: hospital.id },
  );
  const openSix = async () => {
    const six = people.splice(0, 6).map(({ id }) => formatId('patient', id));
    const answers = await Promise.all(
      six.map((id) =>
        hams.app.inject({
          ...{ method: 'POST', url: `/api/hospital/patients/${id}/emergency-access` },
          ...{ headers: imran.bearer, body: { reason } },
        }),
      ),
    );
    return answers
      .map((one) => one.json<{ code?: string; waitMinutes?: number }>())
      .map(({ code, waitMinutes }) => (code ? `${code} ${waitMinutes}` : 'open'))
      .toSorted();
  };
  const messages = () =>
    query<{ kind: string; body: string }>(
      hams.db.pool,
      'select kind, body from outbox where recipient = :owner and due_at >= :since order by id',
      { owner: owner.phone, since: new Date(start) },
    );
  const closed = (count: number, code: string) => [
    ...Array(6 - count).fill('open'),
    ...Array(count).fill(code),
  ];
  hams.setNow(start);
  expect(await openSix()).toEqual(closed(3, 'too_many_records_open 30'));
  await notifyWaitingOwners(hams.deps);
  expect((await messages()).map(({ kind }) => kind)).toEqual(['emergency_at_hospital']);
  hams.setNow(start + 10 * 60_000);
  await notifyWaitingOwners(hams.deps);
  await notifyWaitingOwners(hams.deps);
  const [, several, ...more] = await messages();
  expect([several?.kind, more]).toEqual(['emergencies_at_hospital', []]);
  expect(several?.body).toContain(', 2 more health records were opened');
  for (const round of [1, 2]) {
    hams.setNow(start + round * 30 * 60_000);
    expect(await openSix()).toEqual(closed(3, 'too_many_records_open 30'));
  }
  hams.setNow(start + 3 * 30 * 60_000);
  expect(await openSix()).toEqual(closed(5, 'too_many_emergencies 1380'));
});

test('M-03 a hundred stand in the owners’ list, which says how many no owner has seen', async () => {
  const stored = await query(
    hams.db.pool,
    `insert into emergency_accesses (membership_id, hospital_id, patient_id, name, reason, at, until, owners_notified_at)
     select :member, :hospital, :patient, 'Mary', :reason, :now, :now::timestamptz + interval '1 minute', :now
     from generate_series(1, 120) returning id`,
    {
      ...{ member: nurse.membershipId, hospital: hospital.id, patient: patient.id, reason },
      now: new Date(thursdayMorning),
    },
  );
  const answer = await hams.app.inject({ url: '/api/hospital/emergency-accesses', headers: owner.bearer });
  const { accesses, unseen } = answer.json<{ accesses: unknown[]; unseen: number }>();
  expect(accesses).toHaveLength(100);
  expect(unseen).toBeGreaterThanOrEqual(stored.length);
  await query(hams.db.pool, `delete from emergency_accesses where name = 'Mary'`);
});

test('M-03 a membership that has ended opens nothing, whatever was open', async () => {
  await openAs(nurse);
  expect((await read(nurse)).statusCode).toBe(200);
  await query(hams.db.pool, 'update memberships set until = :now where id = :id', {
    id: nurse.membershipId,
    now: new Date(hams.deps.clock.now()),
  });
  expect((await read(nurse)).statusCode).toBe(401);
});

test('M-03 an owner who opened a record does not put it away for the other owners', async () => {
  const { membershipId, phone } = await newStaff(hams, hospital, 'admin');
  await query(hams.db.pool, `update memberships set role = 'owner' where id = :id`, { id: membershipId });
  const other = await logInStaffAgain(hams, phone);
  const opened = await openAs(owner);
  const { accessId } = opened.json<{ accessId: string }>();
  const url = `/api/hospital/emergency-accesses/${accessId}/seen`;
  const see = (who: TestStaff) => hams.app.inject({ method: 'PUT', url, headers: who.bearer });
  const list = async (who: TestStaff) => {
    const answer = await hams.app.inject({ url: '/api/hospital/emergency-accesses', headers: who.bearer });
    return answer.json<{ accesses: { accessId: string }[] }>().accesses;
  };
  expect((await see(owner)).json()).toMatchObject({ code: 'emergency_access_not_found' });
  expect((await list(other))[0]).toMatchObject({ accessId, isOwn: false, seenAt: null });
  expect(await list(owner)).toContainEqual(expect.objectContaining({ accessId, isOwn: true }));
  expect((await see(other)).statusCode).toBe(200);
});
