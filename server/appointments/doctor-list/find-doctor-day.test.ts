import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DoctorDay } from '#contract/appointments/doctor-day.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, logInAgain, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { lapseAppointments } from '../closing/lapse-appointments.ts';

const day = 86_400_000;
let hams: TestApp;
let patient: TestPerson;
let doctor: TestPerson;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  [patient, doctor] = await Promise.all([newPatient(hams), newDoctor(hams)]);
});

const send = (method: 'POST' | 'PUT', url: string, body: Record<string, unknown>, person = doctor) =>
  hams.app.inject({ method, url: `/api${url}`, headers: person.bearer, body });
const fetchDay = async (date = thursday) =>
  (await hams.app.inject({ url: `/api/doctors/days/${date}`, headers: doctor.bearer })).json<DoctorDay>();
const rail = async () =>
  (await fetchDay()).appointments.map(({ slotNumber, appStatus }) => `${slotNumber} ${appStatus}`);

/** The session of a week ago has expired. */
async function logInAt(instant: string): Promise<void> {
  hams.setNow(Date.parse(instant));
  doctor = await logInAgain(hams, 'doctor', doctor);
}

async function booked(slot: string, accept = true): Promise<string> {
  const { appointmentId } = (await bookVisit(hams, patient, doctor, slot)).json<{ appointmentId: string }>();
  if (accept) await send('PUT', '/appointments/respond', { appointmentId, action: 'accept' });
  return appointmentId;
}
const close = (id: string, body: Record<string, unknown>) =>
  send('PUT', `/appointments/update-status/${id}`, body);

test('G-03 the day has every visit that was accepted, in time order, and no request', async () => {
  const [late, cancelled, off, , rejected, moved] = [
    await booked('15:00'),
    await booked('14:00'),
    await booked('12:00'),
    await booked('09:00', false),
    await booked('09:30', false),
    await booked('16:00'),
  ];
  const withdrawn = await booked('16:30', false);
  await close(late, { appStatus: 'Completed' });
  await send('POST', '/patients/cancel-appointment', { appointmentId: cancelled }, patient);
  await send('POST', '/patients/cancel-appointment', { appointmentId: withdrawn }, patient);
  await close(off, { appStatus: 'Rejected', rejectionReason: 'Away' });
  await send('PUT', '/appointments/respond', { appointmentId: rejected, action: 'reject', reason: 'No' });
  await send('POST', '/patient/request-reschedule', { appointmentId: moved, reason: 'A journey' }, patient);
  expect(await rail()).toEqual([
    '12:00 Rejected',
    '14:00 Cancelled',
    '15:00 Completed',
    '16:00 Request for Rescheduling',
  ]);
  const { appointments } = await fetchDay();
  expect(appointments.map(({ closed }) => closed?.by ?? null)).toEqual(['doctor', 'patient', 'doctor', null]);
  expect((await fetchDay('2026-11-27')).appointments).toEqual([]);
});

test('G-03 each visit says what the doctor needs to know at a glance', async () => {
  const first = await booked('09:00');
  await close(first, { appStatus: 'Completed', payment: { way: 'cash', amount: 600 } });
  await hams.db.pool.query('update doctors set confirms_automatically = true where id = $1', [doctor.id]);
  await bookVisit(hams, patient, doctor, '11:00');
  const { appointments } = await fetchDay();
  expect(appointments).toMatchObject([
    {
      slotNumber: '09:00',
      visitNumber: 1,
      bookedAutomatically: false,
      patientPhone: patient.phone,
      gender: 'Female',
      age: 36,
      fee: 650.5,
      payment: { way: 'cash', amount: 600, receipt: 'R-2026-000001', at: '2026-11-26T02:30:00.000Z' },
    },
    { slotNumber: '11:00', visitNumber: 2, bookedAutomatically: true, payment: null, allergies: [] },
  ]);
});

test('G-03 what earlier days left open is asked for a week, until the doctor says what became of it', async () => {
  const [came, missed] = [await booked('10:00'), await booked('11:00')];
  await booked('12:00', false);
  hams.setNow(thursdayMorning + day);
  await lapseAppointments(hams.deps);
  const stillOpen = async () => (await fetchDay()).stillOpen.map(({ slotNumber }) => slotNumber);
  // A request that was never accepted is no visit.
  expect(await stillOpen()).toEqual(['10:00', '11:00']);
  await logInAt('2026-12-03T23:59:59+05:30');
  expect(await stillOpen()).toEqual(['10:00', '11:00']);
  const answer = await send('PUT', '/appointments/did-not-come', { appointmentId: missed });
  expect(answer.json()).toMatchObject({
    appStatus: 'Incomplete',
    message: 'Marked as a no-show',
    appointment: { didNotCome: true, allowedActions: ['completeLate'] },
  });
  await close(came, { appStatus: 'Completed' });
  expect(await stillOpen()).toEqual([]);
  expect((await close(missed, { appStatus: 'Completed' })).json()).toMatchObject({
    appointment: { appStatus: 'Completed', didNotCome: false },
  });
});

test('G-04 to say twice that somebody did not come changes nothing, from two tabs either', async () => {
  const id = await booked('10:00');
  hams.setNow(thursdayMorning + day);
  await lapseAppointments(hams.deps);
  const mark = () => send('PUT', '/appointments/did-not-come', { appointmentId: id });
  const answers = await Promise.all([mark(), mark()]);
  answers.push(await mark());
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const { rows } = await hams.db.pool.query(
    `select from appointment_events where appointment_id = $1 and action = 'didNotCome'`,
    [parseId('appointment', id)],
  );
  expect(rows).toHaveLength(1);
});

test('G-04 after a week it is too late to say what became of a visit', async () => {
  const id = await booked('10:00');
  await logInAt('2026-12-04T00:00:00+05:30');
  await lapseAppointments(hams.deps);
  expect((await fetchDay()).stillOpen).toEqual([]);
  const answers = [
    await close(id, { appStatus: 'Completed' }),
    await send('PUT', '/appointments/did-not-come', { appointmentId: id }),
  ];
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'completion_closed']);
  }
});
