import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DoctorAtHospital } from '#contract/hospital/hospital-doctors.ts';
import { query } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import {
  newDoctorAt,
  newHospital,
  newStaff,
  type TestHospital,
  type TestStaff,
} from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { insertLeave } from '#server/testing/insert-test-rows.ts';
import { waitForLockedStatements } from '#server/testing/lock-order.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { findMainPractice, insertScheduleRule } from '#server/testing/practices.ts';

let hams: TestApp;
let hospital: TestHospital;
let admin: TestStaff;
let nurse: TestStaff;
beforeAll(async () => {
  hams = await testApp();
  hospital = await newHospital(hams);
  [admin, nurse] = await Promise.all([newStaff(hams, hospital, 'admin'), newStaff(hams, hospital, 'nurse')]);
});
afterAll(() => hams.close());

const findPractice = async (doctor: TestPerson) => formatId('practice', await findMainPractice(hams, doctor));
const put = (who: TestStaff, practice: string, step: string, body = {}) =>
  hams.app.inject({
    method: 'PUT',
    url: `/api/hospital/doctors/${practice}/${step}`,
    headers: who.bearer,
    body,
  });
const list = async (who: TestStaff) =>
  (await hams.app.inject({ url: '/api/hospital/doctors', headers: who.bearer })).json<{
    doctors: DoctorAtHospital[];
    asking: { practiceId: string }[];
  }>();
const chooses = async (doctor: TestPerson, place: TestHospital) =>
  query(
    hams.db.pool,
    `update practices p set hospital_id = h.id, name = h.name from hospitals h
     where p.doctor_id = :id and p.is_main and h.id = :hospital`,
    { id: doctor.id, hospital: place.id },
  );
const entries = (practice: string) =>
  query(
    hams.db.pool,
    `select event, actor_role, actor_id, hospital_id, account_id, reason from audit_log
     where about = :practice and event in ('hospital_agreed', 'hospital_withdrew') order by id`,
    { practice },
  );

test('M-07 all staff see the doctors, their room, weekly schedule, leave and what the desk may', async () => {
  const doctor = await newDoctorAt(hams, hospital);
  const practiceId = await findPractice(doctor);
  expect((await put(admin, practiceId, 'room', { room: ' Room 12 ' })).statusCode).toBe(200);
  const mornings = { weekdays: [1, 2, 3, 4, 5], from: 540, to: 780, minutes: 15 };
  await insertScheduleRule(hams, await findMainPractice(hams, doctor), mornings);
  await insertLeave(hams, doctor, { from: '2026-12-01', to: '2026-12-03' });
  const { doctors, asking } = await list(nurse);
  expect(doctors.find((one) => one.practiceId === practiceId)).toMatchObject({
    room: 'Room 12',
    state: 'here',
    schedule: [{ weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '13:00', mode: 'Any' }],
    nextLeave: { from: '2026-12-01', to: '2026-12-03' },
    deskPermissions: ['answer', 'move', 'collect', 'schedule'],
  });
  expect(asking).toEqual([]);

  await query(hams.db.pool, "update leaves set first_day = '2026-11-25' where doctor_id = :id", {
    id: doctor.id,
  });
  expect((await list(nurse)).doctors.find((one) => one.practiceId === practiceId)?.state).toBe('away');
});

test('M-07 those who lead see who says to practise here, and agree; it is in the log', async () => {
  const doctor = await newDoctor(hams);
  const practiceId = await findPractice(doctor);
  await chooses(doctor, hospital);
  expect((await list(admin)).asking).toContainEqual(expect.objectContaining({ practiceId }));
  expect((await list(nurse)).asking).toEqual([]);
  expect((await put(nurse, practiceId, 'agree')).statusCode).toBe(403);

  expect((await put(admin, practiceId, 'agree')).statusCode).toBe(200);
  expect((await put(admin, practiceId, 'agree')).statusCode).toBe(200);
  const { doctors, asking } = await list(admin);
  expect(doctors.map((one) => one.practiceId)).toContain(practiceId);
  expect(asking.map((one) => one.practiceId)).not.toContain(practiceId);
  expect(await entries(practiceId)).toEqual([
    {
      event: 'hospital_agreed',
      actor_role: 'admin',
      actor_id: admin.id,
      hospital_id: hospital.id,
      account_id: doctor.id,
      reason: 'agreed',
    },
  ]);
});

test('M-07 those who lead decline; the doctor asks no more and is told, and can be agreed to later', async () => {
  const doctor = await newDoctor(hams);
  const practiceId = await findPractice(doctor);
  await chooses(doctor, hospital);
  expect((await put(nurse, practiceId, 'decline')).statusCode).toBe(403);
  expect((await put(admin, practiceId, 'decline')).statusCode).toBe(200);
  expect((await put(admin, practiceId, 'decline')).statusCode).toBe(200);
  expect((await list(admin)).asking.map((one) => one.practiceId)).not.toContain(practiceId);
  const listNotifications = () =>
    query(hams.db.pool, 'select event from announcements where doctor_id = :id order by id', {
      id: doctor.id,
    });
  expect(await listNotifications()).toEqual([{ event: 'hospitalDeclined' }]);
  expect((await put(admin, practiceId, 'agree')).statusCode).toBe(200);
  expect(await listNotifications()).toEqual([{ event: 'hospitalDeclined' }, { event: 'hospitalAgreed' }]);
  const logged = await query<{ event: string }>(
    hams.db.pool,
    'select event from audit_log where about = :practiceId order by id',
    { practiceId },
  );
  expect(logged.map(({ event }) => event)).toEqual(['call_refused', 'hospital_declined', 'hospital_agreed']);
  expect((await put(admin, practiceId, 'withdraw')).statusCode).toBe(200);
  expect((await list(admin)).asking.map((one) => one.practiceId)).toContain(practiceId);
});

test('M-07 a hospital gets no doctor by a name: who only wrote one, or none, does not ask, and cannot be agreed to', async () => {
  const doctor = await newDoctor(hams);
  const practiceId = await findPractice(doctor);
  const place = { id: doctor.id, hospital: hospital.id };
  await query(
    hams.db.pool,
    `update practices p set hospital_id = null, name = 'Own Practice', location = h.location from hospitals h
     where p.doctor_id = :id and h.id = :hospital`,
    place,
  );
  const renamed = `update hospitals set name = case when name = 'Own Practice' then :name else 'Own Practice' end where id = :id`;
  const [before] = await query<{ name: string }>(hams.db.pool, 'select name from hospitals where id = :id', {
    id: hospital.id,
  });
  const named = { id: hospital.id, name: before?.name ?? '' };
  await query(hams.db.pool, renamed, named);
  try {
    expect((await list(admin)).asking.map((one) => one.practiceId)).not.toContain(practiceId);
    for (const action of ['agree', 'decline'] as const) {
      expect((await put(admin, practiceId, action)).json()).toMatchObject({ code: 'practice_not_found' });
    }
  } finally {
    await query(hams.db.pool, renamed, named);
  }
});

test('M-07 an agreement that ends leaves the visits with the hospital, and the doctor asks again', async () => {
  const doctor = await newDoctorAt(hams, hospital);
  const practiceId = await findPractice(doctor);
  expect((await bookVisit(hams, await newPatient(hams), doctor, '09:00')).statusCode).toBe(201);
  expect((await put(admin, practiceId, 'withdraw')).statusCode).toBe(200);
  const visits = await query(
    hams.db.pool,
    'select hospital_id, status from appointments where doctor_id = :id',
    { id: doctor.id },
  );
  expect(visits).toEqual([{ hospital_id: hospital.id, status: 'Requested' }]);
  const { doctors, asking } = await list(admin);
  expect(doctors.map((one) => one.practiceId)).not.toContain(practiceId);
  expect(asking.map((one) => one.practiceId)).toContain(practiceId);
  expect(await entries(practiceId)).toMatchObject([{ event: 'hospital_withdrew', hospital_id: hospital.id }]);
  expect((await put(admin, practiceId, 'withdraw')).statusCode).toBe(404);
});

test.each(['agree', 'decline', 'withdraw', 'room'])(
  'M-07 %s at a practice of another hospital is not found, and noted',
  async (step) => {
    const doctor = await newDoctorAt(hams, await newHospital(hams));
    const practiceId = await findPractice(doctor);
    const answer = await put(admin, practiceId, step, { room: 'Mine' });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'practice_not_found' }]);
    const [noted] = await query(
      hams.db.pool,
      "select event, hospital_id, about, reason from audit_log where actor_role = 'admin' order by id desc limit 1",
    );
    expect(noted).toEqual({
      event: 'call_refused',
      hospital_id: hospital.id,
      about: practiceId,
      reason: 'practice_not_found',
    });
  },
);

test('M-06 a booking that waits while the hospital agrees, or takes that back, is whose it is by then', async () => {
  const [patient, doctor] = [await newPatient(hams), await newDoctorAt(hams, hospital)];
  const set = (agreed: boolean) =>
    query(
      hams.db.pool,
      'update practices set hospital_agreed_at = case when :agreed then now() end where doctor_id = :id',
      { id: doctor.id, agreed },
    );
  const hospitalAfter = async (agreed: boolean, slot: string) => {
    const client = await hams.db.pool.connect();
    try {
      await client.query('begin');
      await client.query("select pg_advisory_xact_lock(hashtextextended('bookings of patient ' || $1, 0))", [
        patient.id,
      ]);
      const booking = bookVisit(hams, patient, doctor, slot);
      await waitForLockedStatements(hams.db.pool, 1);
      await set(agreed);
      await client.query('commit');
      expect((await booking).statusCode).toBe(201);
    } finally {
      client.release();
    }
    const [visit] = await query<{ hospital_id: number | null }>(
      hams.db.pool,
      'select hospital_id from appointments where patient_id = :id order by id desc limit 1',
      { id: patient.id },
    );
    return visit?.hospital_id;
  };
  expect(await hospitalAfter(false, '09:00')).toBeNull();
  expect(await hospitalAfter(true, '10:00')).toBe(hospital.id);
});
