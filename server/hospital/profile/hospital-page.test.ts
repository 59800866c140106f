import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HospitalPage } from '#contract/hospital/hospitals.ts';
import { query } from '#db/statement.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { formatId, parseId } from '#domain/platform/readable-ids.ts';
import { recordAgreement } from '#server/doctors/registration-checks/check-registration.ts';
import { commandLineActor } from '#server/doctors/registration-checks/registration-decision.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { insertDoctors, insertHoliday } from '#server/testing/insert-test-rows.ts';
import {
  bookVisit,
  freshPhone,
  hospitalForm,
  newDoctor,
  newPatient,
  publishDay,
} from '#server/testing/people.ts';
import { insertPractice, insertPublishedDay } from '#server/testing/practices.ts';
import { mergeHospitals } from '../registration/merge-hospitals.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

/** Each in its own city, so that they do not count as duplicates. */
let hospitalCount = 0;
async function register(hospitalName = 'Care Hospital'): Promise<number> {
  hospitalCount += 1;
  const place = {
    pincode: String(600_000 + hospitalCount),
    location: { coordinates: [9 + hospitalCount, 76] },
  };
  const body = { ...hospitalForm(freshPhone()), hospitalName, ...place };
  const answer = await hams.app.inject({ method: 'POST', url: '/api/hospitals/signup', body });
  return parseId('hospital', answer.json<{ hospitalId: string }>().hospitalId) ?? 0;
}
const ask = (id: number | string) => hams.app.inject(`/api/hospitals/${id}`);
const page = async (id: number | string) => (await ask(id)).json<{ hospital: HospitalPage }>().hospital;

async function newDoctorAtHospital(hospitalId: number, agreed = true) {
  const doctor = await newDoctor(hams);
  await query(
    hams.db.pool,
    `update practices p set hospital_id = h.id, name = h.name, location = h.location from hospitals h
     where h.id = :hospitalId and p.doctor_id = :id and p.is_main`,
    { hospitalId, id: doctor.id },
  );
  if (agreed) await recordAgreement(commandLineActor, hams.deps, doctor.id, true);
  return doctor;
}

test('M-12 the page of a hospital has its address, its hours and holidays ahead, and no more of its sign-up', async () => {
  const id = await register();
  await query(
    hams.db.pool,
    `insert into hospital_hours (hospital_id, weekday, opens, closes)
     values (:id, 2, 1020, 1440), (:id, 1, 480, 1200), (:id, 2, 540, 780)`,
    { id },
  );
  await insertHoliday(hams, id, addDays(thursday, -1), 'Diwali');
  await insertHoliday(hams, id, thursday, 'Foundation Day');
  await insertHoliday(hams, id, '2026-12-25', 'Christmas');
  await query(
    hams.db.pool,
    "update hospitals set desk_phone = '4842345678', what_to_bring = 'Earlier papers' where id = :id",
    { id },
  );
  const answer = await ask(id);
  expect(answer.json()).toEqual({
    today: thursday,
    hospital: {
      hospitalId: formatId('hospital', id),
      hospitalName: 'Care Hospital',
      addressLine: '1 Marine Drive',
      city: 'Kochi',
      state: 'Kerala',
      pincode: '600001',
      location: { type: 'Point', coordinates: [76, 10] },
      deskPhone: '4842345678',
      toBring: 'Earlier papers',
      hours: [
        { weekday: 1, opens: '08:00', closes: '20:00' },
        { weekday: 2, opens: '09:00', closes: '13:00' },
        { weekday: 2, opens: '17:00', closes: '24:00' },
      ],
      closedDays: [
        { date: thursday, name: 'Foundation Day' },
        { date: '2026-12-25', name: 'Christmas' },
      ],
      doctors: [],
    },
  });
  const other = await page(await register());
  expect(other).toMatchObject({ deskPhone: null, toBring: '', hours: [], closedDays: [] });
});

test('M-12 doctors of a hospital are those whom it agreed to be named by, with fee, room and next free time there', async () => {
  const id = await register();
  const [here, alone, elsewhere] = [
    await newDoctorAtHospital(id),
    await newDoctorAtHospital(id, false),
    await newDoctor(hams),
  ];
  const visiting = await newDoctor(hams);
  const place = { name: 'Care Hospital', hospital: id, room: 'Room 12', feePaise: 40_000 };
  const practice = await insertPractice(hams, visiting, place);
  await insertPublishedDay(hams, practice, { starts: [1080] });
  await publishDay(hams, here, thursday, ['10:00', '11:00'], 15);
  await bookVisit(hams, await newPatient(hams), here, '10:00');
  const { doctors } = await page(id);
  expect(doctors).toMatchObject([
    {
      doctorId: formatId('doctor', here.id),
      hospitalId: formatId('hospital', id),
      basicFee: 650.5,
      room: '',
      nextFree: { date: thursday, slot: '11:00' },
    },
    {
      doctorId: formatId('doctor', visiting.id),
      practiceId: formatId('practice', practice),
      basicFee: 400,
      room: 'Room 12',
      nextFree: { date: thursday, slot: '18:00' },
    },
  ]);
  const ids = doctors.map(({ doctorId }) => doctorId);
  for (const other of [alone, elsewhere]) expect(ids).not.toContain(formatId('doctor', other.id));

  await query(hams.db.pool, 'update doctors set listed = false where id = :id', { id: here.id });
  await query(hams.db.pool, 'update practices set ended_at = now() where id = :id', { id: practice });
  expect((await page(id)).doctors).toEqual([]);
});

test('M-12 lists and the doctor’s page name the id of a hospital that agreed, and of no other', async () => {
  const id = await register('Lakeside Hospital');
  const [agreed, alone] = [await newDoctorAtHospital(id), await newDoctorAtHospital(id, false)];
  const profile = async (doctor: number) =>
    (await hams.app.inject(`/api/doctors/${doctor}/profile`)).json<{
      doctor: { hospitalId?: string; practices: { hospitalId?: string }[] };
    }>().doctor;
  const hospitalId = formatId('hospital', id);
  expect(await profile(agreed.id)).toMatchObject({ hospitalId, practices: [{ hospitalId }] });
  const other = await profile(alone.id);
  expect(other).not.toHaveProperty('hospitalId');
  expect(other.practices[0]).not.toHaveProperty('hospitalId');
  const { doctors } = (await hams.app.inject('/api/doctors/search?hname=Lakeside+Hospital')).json<{
    doctors: { doctorId: string; hospitalId?: string }[];
  }>();
  const named = doctors.find(({ doctorId }) => doctorId === formatId('doctor', agreed.id));
  expect(named).toMatchObject({ hospitalId });
  const near = async () =>
    (await hams.app.inject(`/api/hospitals/getAll/${9 + hospitalCount}/76`)).json<{ agreed: boolean }[]>();
  expect(await near()).toMatchObject([{ hospitalId, agreed: true }]);
  await recordAgreement(commandLineActor, hams.deps, agreed.id, false);
  expect(await near()).toMatchObject([{ hospitalId, agreed: false }]);
});

test('M-12 either form of the id answers, a merged hospital as the one that stands, with everybody once', async () => {
  const [survivor, twin] = [await register('Twin Hospital'), await register('Twin Clinic')];
  const doctor = await newDoctorAtHospital(twin);
  await insertPractice(hams, doctor, { name: 'Twin Hospital', hospital: survivor });
  await mergeHospitals(commandLineActor, hams.deps, twin, survivor);
  for (const form of [survivor, twin, `hos-${survivor}`, formatId('hospital', twin)]) {
    const { hospitalId, hospitalName, doctors } = await page(form);
    expect([hospitalId, hospitalName]).toEqual([formatId('hospital', survivor), 'Twin Hospital']);
    expect(doctors.map(({ doctorId }) => doctorId)).toEqual([formatId('doctor', doctor.id)]);
  }
});

test.each(['999999', 'HOS-999999', 'DOC-000001', '0', 'care', '1%20or%201'])(
  'M-12 %s is no hospital',
  async (id) => {
    const answer = await ask(id);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'hospital_not_found' });
  },
);

test('M-12 a hospital of 200 doctors, each with slots on thirty days and many visits, has each with their next free time', async () => {
  const id = await register('Large Hospital');
  const doctorIds = await insertDoctors(
    hams.db.pool,
    Array.from({ length: 200 }, (_, n) => ({
      name: `Dr. Large ${n + 1}`,
      specialization: `Care ${n % 20}`,
      location: [76, 10],
    })),
  );
  await query(
    hams.db.pool,
    `update practices set hospital_id = :id, name = 'Large Hospital', hospital_agreed_at = now()
     where doctor_id = any(:doctorIds)`,
    { id, doctorIds },
  );
  await query(
    hams.db.pool,
    `insert into published_days (practice_id, doctor_id, day, interval_minutes, starts)
     select p.id, p.doctor_id, :today::date + ahead, 15, array(select generate_series(540, 1005, 15))
     from practices p, generate_series(0, 30) ahead where p.hospital_id = :id`,
    { id, today: thursday },
  );
  // Books out every tenth doctor for three weeks; without triggers, which would be slow for so many visits.
  await hams.db.pool.query(
    `begin;
     set local session_replication_role = replica;
     with ill as (
       insert into patients (name, gender, date_of_birth)
       select 'Patient ' || n, 'Other', '1990-01-01' from generate_series(1, 20) n returning id
     ), pairs as (
       select d.id as doctor, i.id as patient
       from (select doctor_id as id, row_number() over () as n from practices where hospital_id = ${id} and doctor_id % 10 = 0) d
       join (select id, row_number() over () as n from ill) i using (n)
     )
     insert into appointments (doctor_id, patient_id, practice_id, hospital, starts_at, ends_at, status, reason,
       consult_status, pay_status, fee_paise, booked_at)
     select doctor, patient, (select id from practices where doctor_id = doctor), 'Large Hospital', t,
       t + interval '30 minutes', 'Confirmed', 'x', 'Offline', 'Unpaid', 0, now()
     from pairs, generate_series(0, 20) ahead, generate_series(540, 990, 30) start,
       lateral (select ('${thursday}'::date + ahead + make_interval(mins => start)) at time zone 'Asia/Kolkata' as t) at;
     commit`,
  );
  await query(hams.db.pool, 'analyze', {});
  hams.setNow(thursdayMorning);
  const { doctors } = await page(id);
  expect(doctors).toHaveLength(200);
  expect(doctors.filter(({ nextFree }) => nextFree === null)).toHaveLength(0);
  expect(doctors.at(-1)?.nextFree?.date).toBe(addDays(thursday, 21));
});
