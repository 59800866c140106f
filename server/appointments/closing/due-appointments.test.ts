import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;

beforeAll(async () => {
  hams = await testApp();
  doctor = await newDoctor(hams);
});
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  patient = await newPatient(hams);
});
afterAll(() => hams.close());

const send = (method: 'POST' | 'PUT', url: string, body: Record<string, unknown>, { bearer }: TestPerson) =>
  hams.app.inject({ method, url: `/api${url}`, headers: bearer, body });

interface Due {
  appointmentId: string;
  appStatus: string;
  rejectionReason: string | null;
  calledOff: boolean;
  canPickTime: boolean;
}
async function due(): Promise<Due[]> {
  const answer = await hams.app.inject({ url: '/api/patients/appointments/open', headers: patient.bearer });
  return answer.json<{ due: Due[] }>().due;
}
async function booked(slot: string, whose = doctor): Promise<string> {
  const answer = await bookVisit(hams, patient, whose, slot);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ appointmentId: string }>().appointmentId;
}
const reject = (appointmentId: string) =>
  send('PUT', '/appointments/respond', { appointmentId, action: 'reject', reason: 'In surgery' }, doctor);
const accept = (appointmentId: string) =>
  send('PUT', '/appointments/respond', { appointmentId, action: 'accept' }, doctor);
const close = (id: string, appStatus: string) =>
  send('PUT', `/appointments/update-status/${id}`, { appStatus, rejectionReason: 'Called away' }, doctor);
const putAway = (appointmentId: string, who = patient) =>
  send('PUT', '/appointments/dismiss-rejection', { appointmentId }, who);

test('F-02 a refused request needs the patient, with the doctor’s reason, until it is put away on every device', async () => {
  const appointmentId = await booked('12:00');
  expect(await due()).toEqual([]);
  await reject(appointmentId);
  expect(await due()).toMatchObject([{ appointmentId, rejectionReason: 'In surgery', calledOff: false }]);
  for (const _ of ['first', 'repeat']) {
    expect((await putAway(appointmentId)).json()).toMatchObject({ appointmentId, appStatus: 'Rejected' });
    expect(await due()).toEqual([]);
  }
});

test('F-02 a visit that the doctor called off needs the patient too, and says that it had been accepted', async () => {
  const appointmentId = await booked('12:15');
  await accept(appointmentId);
  await close(appointmentId, 'Rejected');
  expect(await due()).toMatchObject([{ appointmentId, rejectionReason: 'Called away', calledOff: true }]);
});

test('F-02 a refusal is done with when another visit of that specialization is booked afterwards', async () => {
  await booked('15:00', await newDoctor(hams));
  const appointmentId = await booked('12:30');
  await reject(appointmentId);
  expect(await due()).toMatchObject([{ appointmentId }]);
  hams.setNow(thursdayMorning + 60_000);
  await booked('15:15', await newDoctor(hams));
  expect(await due()).toEqual([]);
});

test('F-02 a visit to be rescheduled needs the patient until the new time is picked', async () => {
  const appointmentId = await booked('12:45');
  await accept(appointmentId);
  await close(appointmentId, 'Rescheduled');
  expect(await due()).toMatchObject([{ appointmentId, canPickTime: true }]);
  const picked = { appointmentId, date: thursday, slotNumber: '16:00' };
  expect((await send('POST', '/appointments/pick-time', picked, patient)).statusCode).toBe(201);
  expect(await due()).toEqual([]);
});

test('F-02 a week after its time a refusal needs nobody any more', async () => {
  await reject(await booked('13:00'));
  const daysPass = async (days: number) => {
    const sql = `update appointments set starts_at = starts_at - make_interval(days => $2),
      ends_at = ends_at - make_interval(days => $2) where patient_id = $1`;
    await hams.db.pool.query(sql, [patient.id, days]);
  };
  await daysPass(7);
  expect(await due()).toHaveLength(1);
  await daysPass(1);
  expect(await due()).toEqual([]);
});

test('A-11 only an own refusal can be put away', async () => {
  const appointmentId = await booked('13:15');
  expect((await putAway(appointmentId)).json()).toMatchObject({
    code: 'wrong_status',
    appStatus: 'Requested',
  });
  await reject(appointmentId);
  expect((await putAway(appointmentId, await newPatient(hams))).statusCode).toBe(404);
  expect(await due()).toHaveLength(1);
});
