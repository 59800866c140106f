import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { AppointmentsChart } from '#contract/appointments/own-profile.ts';
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

const ask = (query: string, { bearer }: TestPerson) =>
  hams.app.inject({ url: `/api/doctors/appointments-chart${query}`, headers: bearer });
const chart = async (period: string, doctor: TestPerson) =>
  (await ask(`?period=${period}`, doctor)).json<AppointmentsChart>();
const people = () => Promise.all([newDoctor(hams), newPatient(hams), newPatient(hams)]);
/** Buckets that are not empty, as [completed, awaited, fellThrough]. */
const filled = ({ buckets }: AppointmentsChart) =>
  Object.fromEntries(
    buckets
      .map(({ at, completed, awaited, fellThrough }) => [at, [completed, awaited, fellThrough]] as const)
      .filter(([, counts]) => counts.some((count) => count > 0)),
  );

test('G-02 each status counts as completed, awaited or fallen through; a request, and what was moved away, do not count', async () => {
  const [doctor, patient] = await people();
  for (const [index, status] of appointmentStatuses.entries()) {
    const hour = index < 6 ? 10 : 11;
    await insertAppointment(hams, { doctor, patient, at: `2026-11-26 ${hour}:${index % 6}0`, status });
  }
  expect(filled(await chart('day', doctor))).toEqual({ '10:00': [1, 3, 0], '11:00': [0, 0, 3] });
});

test('G-02 a day shows the hours of the slot grid, and more when a visit lies outside', async () => {
  const [doctor, patient] = await people();
  const hours = async () => (await chart('day', doctor)).buckets.map(({ at }) => at);
  const grid = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
  expect(await hours()).toEqual(grid);
  await insertAppointment(hams, { doctor, patient, at: '2026-11-26 07:45', status: 'Confirmed' });
  await insertAppointment(hams, { doctor, patient, at: '2026-11-26 18:00', status: 'Confirmed' });
  expect(await hours()).toEqual(['07:00', '08:00', ...grid, '17:00', '18:00']);
  expect(filled(await chart('day', doctor))).toEqual({ '07:00': [0, 1, 0], '18:00': [0, 1, 0] });
});

test('G-02 a request alone makes the day no longer', async () => {
  const [doctor, patient] = await people();
  await insertAppointment(hams, { doctor, patient, at: '2026-11-26 05:00', status: 'Requested' });
  expect((await chart('day', doctor)).buckets).toHaveLength(8);
});

test('G-02 visits fall on the clinic’s day and month, not on Greenwich’s', async () => {
  const [doctor, patient, other] = await people();
  hams.setNow(Date.parse('2026-11-30T19:30:00Z')); // Tuesday, 1 December, 01:00 in India
  await insertAppointment(hams, { doctor, patient, at: '2026-12-01 00:30', status: 'Pending' });
  await insertAppointment(hams, { doctor, patient, at: '2026-12-01 05:29', status: 'Pending' });
  await insertAppointment(hams, { doctor, patient: other, at: '2026-11-30 23:30', status: 'Completed' });
  await insertAppointment(hams, { doctor, patient: other, at: '2026-11-29 23:30', status: 'Completed' });
  await insertAppointment(hams, { doctor, patient, at: '2026-01-01 00:10', status: 'Completed' });
  await insertAppointment(hams, { doctor, patient, at: '2025-12-31 23:50', status: 'Completed' });

  expect(filled(await chart('day', doctor))).toEqual({ '00:00': [0, 1, 0], '05:00': [0, 1, 0] });
  expect(filled(await chart('week', doctor))).toEqual({ '2026-11-30': [1, 0, 0], '2026-12-01': [0, 2, 0] });
  expect(filled(await chart('month', doctor))).toEqual({ '2026-12-01': [0, 2, 0] });
  expect(filled(await chart('year', doctor))).toEqual({
    '2026-01': [1, 0, 0],
    '2026-11': [2, 0, 0],
    '2026-12': [0, 2, 0],
  });
});

test('G-02 empty buckets are there as well, and other doctors’ visits are not', async () => {
  const [doctor, patient] = await people();
  const other = await newDoctor(hams);
  await insertAppointment(hams, { doctor: other, patient, at: '2026-11-26 10:00', status: 'Completed' });
  for (const [period, count] of [
    ['day', 8],
    ['week', 7],
    ['month', 30],
    ['year', 12],
  ] as const) {
    const answer = await chart(period, doctor);
    expect(answer.period).toBe(period);
    expect(answer.buckets).toHaveLength(count);
    expect(filled(answer)).toEqual({});
  }
  expect(filled(await chart('day', other))).toEqual({ '10:00': [1, 0, 0] });
});

test('G-02 without a period the week is shown; one that there is not is refused by name', async () => {
  const doctor = await newDoctor(hams);
  expect((await ask('', doctor)).json()).toMatchObject({ period: 'week' });
  for (const query of ['?period=decade', '?period=', '?period=day&period=week']) {
    const answer = await ask(query, doctor);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', fields: [{ field: 'period' }] });
  }
});

test('G-02 charts are for doctors who are signed in', async () => {
  const patient = await newPatient(hams);
  expect((await hams.app.inject('/api/doctors/appointments-chart')).statusCode).toBe(401);
  expect((await ask('', patient)).statusCode).toBe(403);
});
