import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HospitalFigures } from '#contract/hospital-figures.ts';
import { query } from '#db/statement.ts';
import { appointmentStatuses } from '#domain/appointment-life.ts';
import { readableId } from '#domain/readable-ids.ts';
import {
  newDoctorAt,
  newHospital,
  newStaff,
  type TestHospital,
  type TestStaff,
} from '#server/memberships/test-staff.ts';
import { type TestApp, testApp } from '#server/platform/test-app.ts';
import { newPatient, type TestPerson } from '#server/platform/test-people.ts';
import { remember } from '#server/practice/test-history.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

const period = 'from=2026-11-20&to=2026-11-22';
const ask = ({ bearer }: TestStaff, range = period, file = '') =>
  hams.app.inject({ url: `/api/hospital/figures${file}?${range}`, headers: bearer });
const figures = async (who: TestStaff, range = period) => (await ask(who, range)).json<HospitalFigures>();
const staffed = async () => {
  const hospital = await newHospital(hams);
  const [owner, doctor, patient] = await Promise.all([
    newStaff(hams, hospital, 'owner'),
    newDoctorAt(hams, hospital),
    newPatient(hams),
  ]);
  return { hospital, owner, doctor, patient };
};
/** What of a visit the API takes from the clock. */
const measure = (doctor: TestPerson, at: string, columns: Readonly<Record<string, string | boolean>>) =>
  query(
    hams.db.pool,
    `update appointments set arrived_at = :arrived, called_at = :called, started_at = :started, ended_at = :ended,
       did_not_come = :missed where doctor_id = :id and starts_at = :at`,
    {
      arrived: null,
      called: null,
      started: null,
      ended: null,
      missed: false,
      ...columns,
      id: doctor.id,
      at: `${at}+05:30`,
    },
  );

test('M-09 a hospital without visits has noughts for every day, and nothing measured', async () => {
  const { owner } = await staffed();
  const { total, byDoctor, byDay } = await figures(owner);
  expect(total).toMatchObject({ visits: 0, waiting: null, consultation: null, collected: { total: 0 } });
  expect(byDoctor).toEqual([]);
  expect(byDay.map(({ date, visits }) => [date, visits])).toEqual([
    ['2026-11-20', 0],
    ['2026-11-21', 0],
    ['2026-11-22', 0],
  ]);
});

test('M-09 visits are counted by status, mode, doctor and clinic day, and no other hospital’s', async () => {
  const { hospital, owner, doctor, patient } = await staffed();
  const other = await newDoctorAt(hams, hospital);
  const elsewhere = await staffed();
  for (const [index, status] of appointmentStatuses.entries()) {
    await remember(hams, { doctor, patient, at: `2026-11-20 1${index}:00`, status });
    await remember(hams, { ...elsewhere, at: `2026-11-20 1${index}:00`, status });
  }
  await remember(hams, {
    doctor: other,
    patient,
    at: '2026-11-22 23:55',
    status: 'Incomplete',
    mode: 'Online',
  });
  await measure(other, '2026-11-22 23:55', { missed: true });
  await remember(hams, { doctor: other, patient, at: '2026-11-23 00:00', status: 'Completed' });
  const { total, byDoctor, byDay } = await figures(owner);
  const each = { requested: 1, completed: 1, cancelled: 1, rejected: 1, rescheduled: 1, notClosed: 1 };
  expect(total).toMatchObject({ visits: 10, ...each, awaited: 3, didNotCome: 1, offline: 9, online: 1 });
  expect(byDoctor.map(({ doctorId, visits }) => [doctorId, visits]).toSorted()).toEqual(
    [
      [readableId('doctor', doctor.id), 9],
      [readableId('doctor', other.id), 1],
    ].toSorted(),
  );
  expect(byDay.map(({ visits }) => visits)).toEqual([9, 0, 1]);
});

test('M-09 a held time is no visit', async () => {
  const { owner, doctor, patient } = await staffed();
  await remember(hams, { doctor, patient, at: '2026-11-20 10:00', status: 'Requested' });
  await query(
    hams.db.pool,
    "update appointments set status = 'Held', held_until = now() + interval '1 day' where doctor_id = :id",
    { id: doctor.id },
  );
  expect((await figures(owner)).total.visits).toBe(0);
});

test('M-09 money counts on the day on which it was collected, by way, without what was voided', async () => {
  const { owner, doctor, patient } = await staffed();
  for (const [minute, collected] of [
    ['00', 50_000],
    ['10', 20_050],
  ] as const) {
    await remember(hams, {
      doctor,
      patient,
      at: `2026-11-21 10:${minute}`,
      status: 'Completed',
      collected,
    });
  }
  const pay = (way: string, paise: number, at: string, voids: number | null = null) =>
    query<{ id: number }>(
      hams.db.pool,
      `insert into payments (appointment_id, doctor_id, way, amount_paise, at, receipt_year, receipt_number, voids)
       select min(id), doctor_id, :way, :paise, :at, case when :number::int is null then null else 2026 end, :number, :voids
       from appointments where doctor_id = :id group by doctor_id returning id`,
      {
        way,
        paise,
        at: `${at}+05:30`,
        voids,
        number: voids === null && way !== 'later' ? paise : null,
        id: doctor.id,
      },
    );
  await pay('cash', 30_000, '2026-11-22 09:00');
  const [wrong] = await pay('card', 99_000, '2026-11-22 09:10');
  await pay('card', 99_000, '2026-11-23 09:00', wrong?.id);
  await pay('later', 10_000, '2026-11-22 10:00');
  const { total, byDay, byDoctor } = await figures(owner);
  expect(total.collected).toEqual({ total: 1000.5, cash: 300, upi: 700.5, card: 0 });
  expect(byDay.map(({ collected }) => collected.total)).toEqual([0, 700.5, 300]);
  expect(byDoctor[0]?.collected.total).toBe(1000.5);
});

test('M-09 who did not come, and money, are counted by mode, of a doctor and of a day too', async () => {
  const { owner, doctor, patient } = await staffed();
  const seen = (at: string, mode: 'Online' | 'Offline', collected: number) =>
    remember(hams, { doctor, patient, at: `2026-11-20 ${at}`, status: 'Completed', mode, collected });
  await seen('10:00', 'Online', 20_050);
  await seen('10:30', 'Offline', 10_030);
  await seen('11:00', 'Offline', 30_000);
  for (const at of ['2026-11-20 12:00', '2026-11-21 12:00']) {
    await remember(hams, { doctor, patient, at, status: 'Incomplete', mode: 'Online' });
    await measure(doctor, at, { missed: true });
  }
  const { total, byDoctor, byDay } = await figures(owner);
  const offline = { visits: 2, completed: 2, didNotCome: 0, collected: 400.3 };
  expect(total.byMode).toEqual({
    offline,
    online: { visits: 3, completed: 1, didNotCome: 2, collected: 200.5 },
  });
  expect(byDoctor[0]?.byMode).toEqual(total.byMode);
  expect(byDay.map(({ byMode }) => byMode.online.didNotCome)).toEqual([1, 1, 0]);
  expect((await ask(owner, period, '.csv')).body).toContain(
    'Did not come: Offline,Did not come: Online,Collected: Offline,Collected: Online',
  );
});

test('M-09 waiting and consultation are ranges of what was measured', async () => {
  const { owner, doctor, patient } = await staffed();
  const day = '2026-11-20';
  const at = (time: string) => `${day} ${time}+05:30`;
  for (const [index, waited] of [5, 10, 15, 20, 60].entries()) {
    const hour = `1${index}`;
    await remember(hams, { doctor, patient, at: `${day} ${hour}:00`, status: 'Completed' });
    await measure(doctor, `${day} ${hour}:00`, {
      arrived: at('09:00'),
      called: at(waited === 60 ? '10:00' : `09:${String(waited).padStart(2, '0')}`),
      started: at('10:00'),
      ended: at(`10:${10 + index}`),
    });
  }
  await remember(hams, { doctor, patient, at: `${day} 16:00`, status: 'Completed' });
  await measure(doctor, `${day} 16:00`, { started: at('10:00'), ended: at('23:00') });
  expect((await figures(owner)).total).toMatchObject({
    waiting: { half: 15, most: 28, measured: 5 },
    consultation: { half: 12, most: 13, measured: 5 },
  });
  expect((await ask(owner, period, '.csv')).body.split('\r\n')[1]).toContain(',15,28,12,13,');
});

test('M-09 the table has a line for each doctor and day, and no formula', async () => {
  const { owner, doctor, patient } = await staffed();
  await query(hams.db.pool, 'update doctors set name = :name where id = :id', {
    name: '=2+2, "Dr"',
    id: doctor.id,
  });
  await remember(hams, { doctor, patient, at: '2026-11-20 10:00', status: 'Completed', collected: 5_000 });
  const answer = await ask(owner, period, '.csv');
  expect(answer.headers['content-disposition']).toContain('figures-2026-11-20-2026-11-22.csv');
  const lines = answer.body.split('\r\n');
  expect(lines[0]).toContain('Doctor,Visits');
  expect(lines.slice(1)).toEqual([
    `2026-11-20,"'=2+2, ""Dr""",1,0,0,1,0,0,0,0,0,1,0,,,,,0,50,0,0,0,50,0`,
    '',
  ]);
});

test.each([
  'from=2026-11-22&to=2026-11-20',
  'from=2024-01-01&to=2026-01-01',
  'from=2026-02-30&to=2026-03-01',
])('M-09 %s is no period', async (range) => {
  const { owner } = await staffed();
  expect((await ask(owner, range)).statusCode).toBe(400);
});

test('M-09 a doctor who left leaves visits and money in the figures', async () => {
  const { hospital, owner, doctor, patient } = await staffed();
  await remember(hams, { doctor, patient, at: '2026-11-20 10:00', status: 'Completed', collected: 5_000 });
  await leave(hospital, doctor);
  expect((await figures(owner)).total).toMatchObject({ completed: 1, collected: { total: 50 } });
});

const leave = (hospital: TestHospital, doctor: TestPerson) =>
  query(
    hams.db.pool,
    `update practices set hospital_agreed_at = null, hospital_id = null, name = 'Own'
     where doctor_id = :id and hospital_id = :hospital`,
    { id: doctor.id, hospital: hospital.id },
  );
