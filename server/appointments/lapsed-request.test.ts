import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { lapseAppointmentsBefore } from './changes/status-queries.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;
let visit: string;
beforeAll(async () => {
  hams = await testApp();
  [patient, doctor] = await Promise.all([newPatient(hams), newDoctor(hams)]);
  visit = (await bookVisit(hams, patient, doctor, '10:00')).json<{ appointmentId: string }>().appointmentId;
});
afterAll(() => hams.close());

const send = (method: 'POST' | 'PUT', url: string, body: object) =>
  hams.app.inject({ method, url: `/api/appointments${url}`, headers: doctor.bearer, body });
const get = (url: string) => hams.app.inject({ url: `/api${url}`, headers: doctor.bearer });

test('G-04 a request that nobody accepted is no visit afterwards: not completed, not missed, not paid, no record', async () => {
  hams.setNow(thursdayMorning + 86_400_000);
  const [at, todayBegan] = [new Date(hams.deps.clock.now()), new Date('2026-11-27T00:00:00+05:30')];
  await lapseAppointmentsBefore(hams.db.pool, { todayBegan, at });
  const answers = await Promise.all([
    send('PUT', `/update-status/${visit}`, { appStatus: 'Completed' }),
    send('PUT', '/did-not-come', { appointmentId: visit }),
    send('POST', `/${visit}/payment`, { way: 'cash', amount: 900 }),
  ]);
  expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
    answers.map(() => [409, 'wrong_status']),
  );
  const { appointments } = (await get('/doctors/days/2026-11-26')).json();
  expect(appointments).toEqual([]);
  expect((await get(`/patients/${patient.id}/record`)).statusCode).toBe(404);
});
