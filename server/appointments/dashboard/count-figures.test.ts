import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { appointmentStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { insertAppointment } from '#server/testing/appointments/insert-appointment.ts';
import { newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterEach(() => hams.setNow(thursdayMorning));
afterAll(() => hams.close());

const figures = async ({ bearer }: TestPerson) =>
  (await hams.app.inject({ url: '/api/doctors/dashboard', headers: bearer })).json();
const people = () => Promise.all([newDoctor(hams), newPatient(hams), newPatient(hams)]);
const become = (patient: TestPerson, gender: string) =>
  hams.db.pool.query('update patients set gender = $2 where id = $1', [patient.id, gender]);

test('G-02 a doctor without history has noughts, and is told what they have done so far', async () => {
  const doctor = await newDoctor(hams);
  const nothing = {
    today: '2026-11-26',
    appointmentsToday: 0,
    doneToday: 0,
    revenue: 0,
    totalPatients: 0,
    newPatients: 0,
    modes: { offline: 0, online: 0 },
    genders: { male: 0, female: 0, other: 0 },
    registration: null,
    hasPublished: true,
    hasOverview: false,
  };
  expect(await figures(doctor)).toEqual(nothing);

  await hams.db.pool.query("update doctors set overview = ' Calm. ' where id = $1", [doctor.id]);
  hams.setNow(Date.parse('2026-11-27T00:30:00+05:30')); // The published Thursday is over.
  expect(await figures(doctor)).toEqual({
    ...nothing,
    today: '2026-11-27',
    registration: null,
    hasPublished: false,
    hasOverview: true,
  });

  await hams.db.pool.query("update doctors set overview = '  ' where id = $1", [doctor.id]);
  await hams.db.pool.query("update published_days set starts = '{}' where doctor_id = $1", [doctor.id]);
  hams.setNow(thursdayMorning);
  expect(await figures(doctor)).toEqual({ ...nothing, hasPublished: false });
});

test('G-02 today’s appointments are the accepted ones of the clinic’s day, done ones included', async () => {
  const [doctor, patient, other] = await people();
  for (const [index, status] of appointmentStatuses.entries()) {
    await insertAppointment(hams, { doctor, patient, at: `2026-11-26 1${index}:00`, status });
  }
  await insertAppointment(hams, { doctor, patient: other, at: '2026-11-25 23:59', status: 'Pending' });
  await insertAppointment(hams, { doctor, patient: other, at: '2026-11-27 00:00', status: 'Pending' });
  expect(await figures(doctor)).toMatchObject({ appointmentsToday: 4, doneToday: 1 });
});

test.each([
  ['00:30', '2026-11-25T19:05:00Z'],
  ['05:29', '2026-11-26T00:00:00Z'],
])('G-02 a visit at %s in India is one of that day, which is yesterday in Greenwich', async (time, now) => {
  const [doctor, patient] = await people();
  await insertAppointment(hams, { doctor, patient, at: `2026-11-26 ${time}`, status: 'Confirmed' });
  await insertAppointment(hams, { doctor, patient, at: '2026-11-25 23:30', status: 'Confirmed' });
  hams.setNow(Date.parse(now));
  expect(await figures(doctor)).toMatchObject({ today: '2026-11-26', appointmentsToday: 1 });
});

test('G-02 revenue is what the doctor recorded for completed visits, not what patients said', async () => {
  const [doctor, patient, other] = await people();
  const seen = { doctor, patient, status: 'Completed' } as const;
  const paid = { doctor, patient: other, collected: 10_000 } as const;
  await insertAppointment(hams, { ...seen, at: '2026-11-20 10:00', collected: 50_000 });
  await insertAppointment(hams, { ...seen, at: '2026-11-20 11:00', collected: 33_333, feePaise: 40_000 });
  await insertAppointment(hams, { ...seen, at: '2026-11-20 12:00', payment: 'Paid' });
  await insertAppointment(hams, { ...paid, at: '2026-11-20 13:00', status: 'Incomplete' });
  await insertAppointment(hams, { ...paid, at: '2026-11-26 13:00', status: 'Confirmed' });
  expect(await figures(doctor)).toMatchObject({ revenue: 833.33 });
});

test('G-02 patients count once they have been there, by gender, and as new for thirty days', async () => {
  const [doctor, regular, newcomer] = await people();
  const [onTheEdge, beforeTheEdge, hopeful] = await Promise.all([
    newPatient(hams),
    newPatient(hams),
    newPatient(hams),
  ]);
  await become(regular, 'Male');
  await become(onTheEdge, 'Other');
  await insertAppointment(hams, {
    doctor,
    patient: regular,
    at: '2026-03-02 10:00',
    status: 'Completed',
  });
  await insertAppointment(hams, {
    doctor,
    patient: regular,
    at: '2026-11-20 10:00',
    status: 'Completed',
  });
  await insertAppointment(hams, {
    doctor,
    patient: newcomer,
    at: '2026-03-02 11:00',
    status: 'Cancelled',
  });
  await insertAppointment(hams, {
    doctor,
    patient: newcomer,
    at: '2026-11-20 11:00',
    status: 'Completed',
  });
  await insertAppointment(hams, {
    doctor,
    patient: onTheEdge,
    at: '2026-10-27 00:00',
    status: 'Completed',
  });
  await insertAppointment(hams, {
    doctor,
    patient: beforeTheEdge,
    at: '2026-10-26 23:50',
    status: 'Completed',
  });
  await insertAppointment(hams, {
    doctor,
    patient: hopeful,
    at: '2026-11-30 10:00',
    status: 'Confirmed',
  });
  expect(await figures(doctor)).toMatchObject({
    totalPatients: 4,
    newPatients: 2,
    genders: { male: 1, female: 2, other: 1 },
  });
});

test('G-02 modes are those of all appointments, whatever became of them; one that was moved counts once', async () => {
  const [doctor, patient] = await people();
  for (const [index, status] of appointmentStatuses.entries()) {
    const mode = index < 2 ? 'Online' : 'Offline';
    await insertAppointment(hams, { doctor, patient, at: `2026-11-20 1${index}:00`, status, mode });
  }
  expect(await figures(doctor)).toMatchObject({ modes: { online: 2, offline: 6 } });
});

test('G-02 what other doctors do counts nowhere, with the same patients too', async () => {
  const [doctor, patient] = await people();
  const other = await newDoctor(hams);
  const before = await figures(doctor);
  await insertAppointment(hams, {
    doctor: other,
    patient,
    at: '2026-11-26 10:00',
    status: 'Completed',
    collected: 65_050,
  });
  await insertAppointment(hams, {
    doctor: other,
    patient,
    at: '2026-11-26 11:00',
    status: 'Confirmed',
    mode: 'Online',
  });
  expect(await figures(doctor)).toEqual(before);
  // A long-standing patient of another doctor is new here.
  await insertAppointment(hams, { doctor: other, patient, at: '2025-01-06 10:00', status: 'Completed' });
  await insertAppointment(hams, { doctor, patient, at: '2026-11-25 10:00', status: 'Completed' });
  expect(await figures(doctor)).toMatchObject({
    appointmentsToday: 0,
    revenue: 0,
    totalPatients: 1,
    newPatients: 1,
  });
  expect(await figures(other)).toMatchObject({
    appointmentsToday: 2,
    doneToday: 1,
    revenue: 650.5,
    newPatients: 0,
  });
});

test('G-02 figures are for doctors who are signed in', async () => {
  const patient = await newPatient(hams);
  expect((await hams.app.inject('/api/doctors/dashboard')).statusCode).toBe(401);
  const answer = await hams.app.inject({ url: '/api/doctors/dashboard', headers: patient.bearer });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
});
