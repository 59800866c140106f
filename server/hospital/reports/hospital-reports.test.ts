import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DayClose, OpenPaymentVisits } from '#contract/appointments/payments.ts';
import type { HospitalReport } from '#contract/hospital/hospital-reports.ts';
import { query } from '#db/statement.ts';
import { type AppointmentStatus, appointmentStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import {
  logInStaffAgain,
  newDoctorAt,
  newHospital,
  newStaff,
  type TestHospital,
  type TestStaff,
} from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { insertAppointment } from '#server/testing/appointments/insert-appointment.ts';
import { logInAgain, newPatient, type TestPerson } from '#server/testing/people.ts';
import { insertPractice } from '#server/testing/practices.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

const period = 'from=2026-11-20&to=2026-11-22';
const ask = ({ bearer }: TestStaff, range = period, file = '') =>
  hams.app.inject({ url: `/api/hospital/reports${file}?${range}`, headers: bearer });
const figures = async (who: TestStaff, range = period) => (await ask(who, range)).json<HospitalReport>();
const staffed = async () => {
  const hospital = await newHospital(hams);
  const [owner, doctor, patient] = await Promise.all([
    newStaff(hams, hospital, 'owner'),
    newDoctorAt(hams, hospital),
    newPatient(hams),
  ]);
  return { hospital, owner, doctor, patient };
};
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
    await insertAppointment(hams, { doctor, patient, at: `2026-11-20 1${index}:00`, status });
    await insertAppointment(hams, { ...elsewhere, at: `2026-11-20 1${index}:00`, status });
  }
  await insertAppointment(hams, {
    doctor: other,
    patient,
    at: '2026-11-22 23:55',
    status: 'Incomplete',
    mode: 'Online',
  });
  await measure(other, '2026-11-22 23:55', { missed: true });
  await insertAppointment(hams, { doctor: other, patient, at: '2026-11-23 00:00', status: 'Completed' });
  const { total, byDoctor, byDay } = await figures(owner);
  const each = { requested: 1, completed: 1, cancelled: 1, rejected: 1, rescheduled: 1, notClosed: 1 };
  expect(total).toMatchObject({ visits: 9, ...each, awaited: 3, didNotCome: 1, offline: 8, online: 1 });
  expect(byDoctor.map(({ doctorId, visits }) => [doctorId, visits]).toSorted()).toEqual(
    [
      [formatId('doctor', doctor.id), 8],
      [formatId('doctor', other.id), 1],
    ].toSorted(),
  );
  expect(byDay.map(({ visits }) => visits)).toEqual([8, 0, 1]);
});

test('M-09 the same number of days before the period is counted too, to compare with', async () => {
  const { owner, doctor, patient } = await staffed();
  for (const day of ['16', '17', '19', '20'])
    await insertAppointment(hams, { doctor, patient, at: `2026-11-${day} 10:00`, status: 'Completed' });
  const { total, before } = await figures(owner);
  expect(total.visits).toBe(1);
  expect(before).toMatchObject({ from: '2026-11-17', to: '2026-11-19', visits: 2, completed: 2 });
});

test('M-09 the visits behind each figure are listed, of all doctors or of one; an accountant reads only who owes', async () => {
  const { hospital, owner, doctor, patient } = await staffed();
  const other = await newDoctorAt(hams, hospital);
  const accountant = await newStaff(hams, hospital, 'accountant');
  for (const [index, status] of appointmentStatuses.entries())
    await insertAppointment(hams, { doctor, patient, at: `2026-11-20 1${index}:00`, status });
  await insertAppointment(hams, { doctor: other, patient, at: '2026-11-22 09:00', status: 'Incomplete' });
  await measure(other, '2026-11-22 09:00', { missed: true });
  const { total } = await figures(owner);
  const list = async (who: TestStaff, which: string, more = '') => {
    const answer = await ask(who, `${period}&which=${which}${more}`, '/visits');
    return answer.statusCode === 200 ? answer.json<OpenPaymentVisits>().visits : answer.statusCode;
  };
  const counted = {
    all: total.visits,
    completed: total.completed,
    upcoming: total.requested + total.awaited,
    didNotCome: total.didNotCome,
    noOutcome: total.notClosed,
    cancelled: total.cancelled,
  };
  for (const [which, count] of Object.entries(counted)) expect(await list(owner, which)).toHaveLength(count);
  expect(await list(owner, 'all', `&doctorId=${formatId('doctor', other.id)}`)).toMatchObject([
    { slot: '09:00', appStatus: 'Incomplete' },
  ]);
  expect(await list(accountant, 'noOutcome')).toHaveLength(1);
  expect(await list(accountant, 'all')).toBe(403);
});

test('M-09 a held time is no visit', async () => {
  const { owner, doctor, patient } = await staffed();
  await insertAppointment(hams, { doctor, patient, at: '2026-11-20 10:00', status: 'Requested' });
  await query(
    hams.db.pool,
    "update appointments set status = 'Held', reserved_until = now() + interval '1 day' where doctor_id = :id",
    { id: doctor.id },
  );
  expect((await figures(owner)).total.visits).toBe(0);
});

test('M-09 money counts on the day on which it was collected, by way, less what was voided on its day', async () => {
  const { owner, doctor, patient } = await staffed();
  for (const [minute, collected] of [
    ['00', 50_000],
    ['10', 20_050],
  ] as const) {
    await insertAppointment(hams, {
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
      `insert into payments (appointment_id, doctor_id, way, amount_paise, at, by_role, by_id, receipt_year, receipt_number, voids)
       select min(id), doctor_id, :way, :paise, :at, 'doctor', doctor_id, case when :number::int is null then null else 2026 end, :number, :voids
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
  // Voided on the day after.
  expect(total.collected).toEqual({ total: 1990.5, cash: 300, upi: 700.5, card: 990 });
  expect(byDay.map(({ collected }) => collected.total)).toEqual([0, 700.5, 1290]);
  expect(byDoctor[0]?.collected.total).toBe(1990.5);
  const after = await figures(owner, 'from=2026-11-20&to=2026-11-23');
  expect(after.total.collected).toMatchObject({ total: 1000.5, card: 0 });
});

test('M-09 who did not come, and money, are counted by mode, of a doctor and of a day too', async () => {
  const { owner, doctor, patient } = await staffed();
  const seen = (at: string, mode: 'Online' | 'Offline', collected: number) =>
    insertAppointment(hams, {
      doctor,
      patient,
      at: `2026-11-20 ${at}`,
      status: 'Completed',
      mode,
      collected,
    });
  await seen('10:00', 'Online', 20_050);
  await seen('10:30', 'Offline', 10_030);
  await seen('11:00', 'Offline', 30_000);
  for (const at of ['2026-11-20 12:00', '2026-11-21 12:00']) {
    await insertAppointment(hams, { doctor, patient, at, status: 'Incomplete', mode: 'Online' });
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
    'No-shows: Offline,No-shows: Online,Collected: Offline,Collected: Online,Owed,Typical wait (min): n,Typical consultation (min): n',
  );
});

test('M-09 waiting and consultation are ranges of what was measured', async () => {
  const { owner, doctor, patient } = await staffed();
  const day = '2026-11-20';
  const at = (time: string) => `${day} ${time}+05:30`;
  for (const [index, waited] of [5, 10, 15, 20, 60].entries()) {
    const hour = `1${index}`;
    await insertAppointment(hams, { doctor, patient, at: `${day} ${hour}:00`, status: 'Completed' });
    await measure(doctor, `${day} ${hour}:00`, {
      arrived: at('09:00'),
      called: at(waited === 60 ? '10:00' : `09:${String(waited).padStart(2, '0')}`),
      started: at('10:00'),
      ended: at(`10:${10 + index}`),
    });
  }
  await insertAppointment(hams, { doctor, patient, at: `${day} 16:00`, status: 'Completed' });
  await measure(doctor, `${day} 16:00`, { started: at('10:00'), ended: at('23:00') });
  expect((await figures(owner)).total).toMatchObject({
    waiting: { half: 15, most: 28, measured: 5 },
    consultation: { half: 12, most: 13, measured: 5 },
  });
  // With fewer than twenty values a table shows only their number.
  expect((await ask(owner, period, '.csv')).body.split('\r\n')[1]).toMatch(/,6,0,,,,,0,.*,5,5$/);
});

test('M-09 the table has a line for each doctor and day, and no formula', async () => {
  const { owner, doctor, patient } = await staffed();
  await query(hams.db.pool, 'update doctors set name = :name where id = :id', {
    name: '=2+2, "Dr"',
    id: doctor.id,
  });
  await insertAppointment(hams, {
    doctor,
    patient,
    at: '2026-11-20 10:00',
    status: 'Completed',
    collected: 5_000,
  });
  const answer = await ask(owner, period, '.csv');
  expect(answer.headers['content-disposition']).toContain('figures-2026-11-20-2026-11-22.csv');
  const lines = answer.body.split('\r\n');
  expect(lines[0]).toContain('Doctor,Appointments');
  expect(lines.slice(1)).toEqual([
    `2026-11-20,"'=2+2, ""Dr""",1,0,0,1,0,0,0,0,0,1,0,,,,,0,50,0,0,0,50,0,600.5,0,0`,
    '',
  ]);
});

test('G-02 M-09 every money figure adds up with the CSV, the list of receipts and the days, of a mixed history', async () => {
  hams.setNow(Date.parse('2026-11-20T18:00:00+05:30'));
  const { hospital, owner, doctor, patient } = await staffed();
  const lakshmi = await newStaff(hams, hospital, 'receptionist', 'Lakshmi');
  await query(hams.db.pool, "update practices set desk_permissions = '{collect}' where doctor_id = :id", {
    id: doctor.id,
  });
  const practice = await insertPractice(hams, doctor, { name: 'Rao Clinic' });
  const visit = async (slot: string, status: AppointmentStatus, isOwn = false) => {
    const visited = { doctor, patient, at: `2026-11-20 ${slot}`, status, feePaise: 90_000 };
    return formatId('appointment', await insertAppointment(hams, { ...visited, ...(isOwn && { practice }) }));
  };
  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, by: { bearer: object }, body?: object) => {
    const headers = { ...by.bearer };
    const answer = await hams.app.inject({ method, url: `/api${url}`, headers, ...(body && { body }) });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer;
  };
  const byDoctor = (id: string, way: string, amount: number) =>
    call('POST', `/appointments/${id}/payment`, doctor, { way, amount });
  const byDesk = (id: string, way: string, amount: number) =>
    call('POST', `/hospital/visits/${id}/payment`, lakshmi, { way, amount });
  await byDoctor(await visit('09:00', 'Completed'), 'cash', 900);
  await byDesk(await visit('09:15', 'Completed'), 'upi', 500.5);
  await visit('09:30', 'Completed');
  await byDesk(await visit('09:45', 'Completed'), 'later', 900);
  await visit('10:00', 'Rescheduled');
  await visit('10:15', 'Incomplete');
  await byDoctor(await visit('10:30', 'Completed', true), 'card', 1000);
  const wrong = await visit('10:45', 'Completed');
  const { payment } = (await byDesk(wrong, 'cash', 9000)).json();
  hams.setNow(Date.parse('2026-11-21T10:00:00+05:30'));
  const again = {
    lakshmi: await logInStaffAgain(hams, lakshmi.phone),
    owner: await logInStaffAgain(hams, owner.phone),
  };
  const doctorAgain = await logInAgain(hams, 'doctor', doctor);
  await call('PUT', `/hospital/visits/${wrong}/payment/void`, again.owner, { receipt: payment.receipt });
  await call('POST', `/hospital/visits/${wrong}/payment`, again.lakshmi, { way: 'cash', amount: 900 });

  const cells = (csv: string) =>
    csv
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
  const sum = (numbers: readonly (number | string | undefined)[]) =>
    numbers.reduce<number>((all, one) => all + Number(one ?? 0), 0);
  const net = (lines: readonly (readonly string[])[]) =>
    sum(lines.map((one) => one[7])) - sum(lines.map((one) => one[8]));

  const { total, byDay } = await figures(again.owner);
  expect(total).toMatchObject({ visits: 6, completed: 5, rescheduled: 1, notClosed: 1 });
  expect(total.collected).toEqual({ total: 2300.5, cash: 1800, upi: 500.5, card: 0 });
  const receipts = cells((await call('GET', `/hospital/payments.csv?${period}`, again.owner)).body);
  expect(net(receipts)).toBe(total.collected.total);
  const closes = await Promise.all(
    byDay.map(async ({ date }) =>
      (await call('GET', `/hospital/payments/${date}`, again.lakshmi)).json<DayClose>(),
    ),
  );
  expect(closes.map(({ people }) => sum(people.map(({ collected }) => collected)))).toEqual(
    byDay.map(({ collected }) => collected.total),
  );
  expect(closes[1]?.people).toMatchObject([
    { role: 'owner', cash: -9000, voided: 9000 },
    { name: 'Lakshmi', role: 'receptionist', cash: 900, voided: 0 },
  ]);
  expect(closes.flatMap((close) => close.receipts)).toHaveLength(receipts.length);
  const named = async (which: string) =>
    (
      await call('GET', `/hospital/reports/visits?${period}&which=${which}`, again.owner)
    ).json<OpenPaymentVisits>();
  const owed = await named('owed');
  expect(total.owed).toBe(5 * 900 - total.collected.total);
  expect([owed.owed, sum(owed.visits.map((one) => one.owed)), owed.visits.length]).toEqual([
    total.owed,
    total.owed,
    3,
  ]);
  expect((await named('noOutcome')).visits.map(({ slot }) => slot)).toEqual(['10:15']);

  const own = (await call('GET', `/doctors/dashboard/practices?${period}`, doctorAgain)).json();
  const [care, rao] = own.practices;
  expect(care).toMatchObject({
    visits: 6,
    completed: 5,
    noOutcome: 1,
    collected: total.collected,
    owed: total.owed,
  });
  expect(rao).toMatchObject({ visits: 1, collected: { total: 1000, card: 1000 }, owed: 0 });
  expect(own.total).toMatchObject({ visits: 7, collected: { total: 3300.5 }, owed: total.owed });
  expect(net(cells((await call('GET', `/doctors/payments.csv?${period}`, doctorAgain)).body))).toBe(3300.5);
  const days = await Promise.all(
    byDay.map(
      async ({ date }) => (await call('GET', `/doctors/payments/${date}`, doctorAgain)).json().collected,
    ),
  );
  expect(sum(days)).toBe(3300.5);
  expect((await call('GET', '/doctors/dashboard', doctorAgain)).json().revenue).toBe(3300.5);
  const list = cells((await call('GET', '/appointments/previous.csv?when=all', doctorAgain)).body);
  expect(sum(list.map((line) => line[10]))).toBe(3300.5);
  hams.setNow(thursdayMorning);
});

test.each([
  'from=2026-11-22&to=2026-11-20',
  'from=2024-01-01&to=2026-01-01',
  'from=2026-02-30&to=2026-03-01',
])('M-09 %s is no period', async (range) => {
  const { owner } = await staffed();
  expect((await ask(owner, range)).statusCode).toBe(400);
});

test('M-09 what is owed is the sum of all visits, also of those that the list has no room for', async () => {
  const { owner, doctor, patient } = await staffed();
  await insertAppointment(hams, { doctor, patient, at: '2026-11-20 10:00', status: 'Completed' });
  await query(
    hams.db.pool,
    `with fees as (update appointments set fee_paise = 10000 where doctor_id = :id returning *)
     insert into appointments (doctor_id, patient_id, practice_id, hospital_id, hospital, reason, consult_status, pay_status, fee_paise,
       starts_at, ends_at, status, booked_at)
     select doctor_id, patient_id, practice_id, hospital_id, hospital, reason, consult_status, pay_status, fee_paise,
       starts_at + n * interval '1 minute', starts_at + (n + 1) * interval '1 minute', status, booked_at
     from fees, generate_series(60, 1059) n`,
    { id: doctor.id },
  );
  const named = await ask(owner, `${period}&which=owed`, '/visits');
  expect([named.json().visits.length, named.json().owed]).toEqual([1000, 100_100]);
});

test('M-09 a doctor who left leaves visits and money in the figures', async () => {
  const { hospital, owner, doctor, patient } = await staffed();
  await insertAppointment(hams, {
    doctor,
    patient,
    at: '2026-11-20 10:00',
    status: 'Completed',
    collected: 5_000,
  });
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
