import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Topic } from '#contract/platform/live-frames.ts';
import { query } from '#db/statement.ts';
import { formatId, parseId } from '#domain/platform/readable-ids.ts';
import { createMessages } from '#server/messaging/notices/create-messages.ts';
import { newDoctorAt, newStaff } from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import {
  addPatientAtDesk,
  bookForPatient,
  callAsStaff,
  newDesk,
  type TestDesk,
} from '#server/testing/hospital/desk.ts';
import { bookVisit, newPatient } from '#server/testing/people.ts';
import { createSettle, openTab } from '#server/testing/platform/tabs.ts';

let hams: TestApp;
let desk: TestDesk;
let quiet: () => Promise<void>;
beforeAll(async () => {
  hams = await testApp();
  quiet = await createSettle(hams, [hams.app]);
});
afterAll(() => hams.close());
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  desk = await newDesk(hams);
});

async function bookedAt(slot: string): Promise<string> {
  const person = await addPatientAtDesk(hams, desk);
  return (await bookForPatient(hams, desk, person, slot)).body.visit.appointmentId;
}
const arrive = (id: string, method: 'PUT' | 'DELETE' = 'PUT', who = desk.lakshmi) =>
  callAsStaff(hams, who, method, `/hospital/visits/${id}/arrive`);
const dayOfDoctor = async () =>
  (await hams.app.inject({ url: `/api/doctors/days/${thursday}`, headers: desk.doctor.bearer })).json<{
    appointments: Record<string, unknown>[];
  }>().appointments[0];

test('L-10 M-04 the doctor sees since when the patient is here, and that the desk booked', async () => {
  const visit = await bookedAt('10:00');
  expect(await dayOfDoctor()).toMatchObject({
    bookedAtDesk: true,
    bookedAutomatically: true,
    arrivedAt: null,
  });
  hams.setNow(thursdayMorning + 60_000);
  await arrive(visit);
  expect(await dayOfDoctor()).toMatchObject({ arrivedAt: new Date(thursdayMorning + 60_000).toISOString() });
});

test('L-10 whoever follows the doctor’s visits hears of an arrival, and of a repeat nothing', async () => {
  const visit = await bookedAt('10:00');
  const token = desk.doctor.bearer.authorization.slice('Bearer '.length);
  const tab = await openTab(hams.app, token);
  const topic = `doctor:${formatId('doctor', desk.doctor.id)}` as const;
  await tab.follow(topic as Topic);
  await quiet();
  await arrive(visit);
  await arrive(visit);
  await arrive(visit, 'DELETE');
  const notified = { type: 'appointment', topic, appointmentId: visit };
  expect([await tab.next(), await tab.next()]).toEqual([notified, notified]);
  await quiet();
  tab.socket.close();
});

test('M-04 the desk takes back that somebody has come, until they are called', async () => {
  const visit = await bookedAt('10:00');
  await arrive(visit);
  expect((await arrive(visit, 'DELETE')).status).toBe(200);
  expect((await arrive(visit, 'DELETE')).status).toBe(200);
  const events = await query(
    hams.db.pool,
    `select action, actor_role from appointment_events where appointment_id = :id order by id`,
    { id: parseId('appointment', visit) },
  );
  expect(events).toEqual(
    ['book', 'arrive', 'undoArrive'].map((action) => ({ action, actor_role: 'receptionist' })),
  );
  await arrive(visit);
  await hams.app.inject({
    method: 'POST',
    url: `/api/appointments/${visit}/progress`,
    headers: desk.doctor.bearer,
    body: { step: 'call' },
  });
  expect((await arrive(visit, 'DELETE')).body.code).toBe('step_passed');
  const other = await newDesk(hams);
  expect((await arrive(visit, 'DELETE', other.lakshmi)).body.code).toBe('appointment_not_found');
});

test('M-13 the doctor is told that the desk booked, and not that bookings are accepted automatically', async () => {
  await bookedAt('10:00');
  await createMessages(hams.deps, 100);
  const bell = await hams.app.inject({ url: '/api/bell', headers: desk.doctor.bearer });
  expect(bell.body).toContain('Booked by the hospital’s front desk.');
  expect(bell.body).not.toContain('automatically');
});

test('M-04 a doctor with visits is on duty, also one who practises here no more', async () => {
  const admin = await newStaff(hams, desk.hospital, 'admin');
  await newDoctorAt(hams, desk.hospital);
  await bookedAt('10:00');
  await callAsStaff(hams, admin, 'PUT', `/hospital/doctors/${desk.practiceId}/withdraw`);
  const { body } = await callAsStaff(hams, desk.lakshmi, 'GET', `/hospital/days/${thursday}?onDuty=true`);
  expect(body.doctors.map((one: { doctorId: string }) => one.doctorId)).toContain(
    formatId('doctor', desk.doctor.id),
  );
  expect(body.visits).toHaveLength(1);
});

const readSentences = async (id: string) => {
  await createMessages(hams.deps, 100);
  const rows = await query<{ event: string }>(
    hams.db.pool,
    `select event from messages where appointment_id = :id and channel = 'bell' and role = 'patient'
       and event like 'doctor%' order by id`,
    { id: parseId('appointment', id) },
  );
  return rows.map(({ event }) => event);
};

test('M-04 the desk says that the doctor is late: whoever has not come is told, once per 15 minutes of change, and of its end', async () => {
  const asha = await newPatient(hams);
  const ahead = (await bookVisit(hams, asha, desk.doctor, '10:00')).json<{ appointmentId: string }>()
    .appointmentId;
  await query(hams.db.pool, "update appointments set status = 'Confirmed' where id = :id", {
    id: parseId('appointment', ahead),
  });
  const here = await bookedAt('11:00');
  await arrive(here);
  await bookedAt('16:00'); // another sitting
  hams.setNow(Date.parse(`${thursday}T09:50:00+05:30`));
  const doctorId = formatId('doctor', desk.doctor.id);
  const preview = (minutes: number) =>
    callAsStaff(hams, desk.lakshmi, 'GET', `/hospital/delay?doctorId=${doctorId}&minutes=${minutes}`);
  const reportLateness = (minutes: unknown, who = desk.lakshmi) =>
    callAsStaff(hams, who, 'PUT', '/hospital/delay', { doctorId, minutes });
  // Values that are not a number of minutes must not mean "in time again".
  for (const wrong of [null, '', [], '15', 7]) expect((await reportLateness(wrong)).status).toBe(400);
  const cancel = {
    method: 'POST',
    url: '/api/patients/cancel-appointment',
    body: { appointmentId: ahead },
  } as const;
  expect((await hams.app.inject({ ...cancel, headers: asha.bearer })).statusCode).toBe(409);
  expect((await preview(30)).body).toMatchObject({
    minutes: 0,
    patients: 1,
    title: expect.stringContaining('is running about 30 minutes late'),
  });
  expect((await reportLateness(30, (await newDesk(hams)).lakshmi)).body).toMatchObject({
    code: 'doctor_not_found',
  });
  // Front desk and doctor report it at the same moment: everyone is notified once.
  const doctor = { method: 'PUT', url: '/api/doctors/delay', headers: desk.doctor.bearer } as const;
  const both = await Promise.all([reportLateness(30), hams.app.inject({ ...doctor, body: { minutes: 30 } })]);
  expect([both[0].body.notified, both[1].json<{ notified: number }>().notified].toSorted()).toEqual([0, 1]);
  expect((await reportLateness(30)).body).toMatchObject({ notified: 0 });
  await query(hams.db.pool, 'update delay_notices set minutes = 20', {});
  expect((await reportLateness(30)).body).toMatchObject({ notified: 0 });
  expect((await reportLateness(45)).body).toMatchObject({ notified: 1, minutes: 45 });
  expect(await readSentences(ahead)).toEqual(['doctorLate', 'doctorLate']);
  expect(await readSentences(here)).toEqual([]);
  const day = await callAsStaff(hams, desk.lakshmi, 'GET', `/hospital/days/${thursday}`);
  expect(day.body.doctors).toMatchObject([{ delay: 45 }]);
  expect(day.body.visits).toMatchObject([{ doctorLate: 45 }, { doctorLate: null }, { doctorLate: null }]);
  const card = await hams.app.inject({ url: '/api/patients/appointments/open', headers: asha.bearer });
  expect(JSON.stringify(card.json())).toContain('"doctorLate":45');
  expect((await reportLateness(0)).body).toMatchObject({ notified: 1 });
  expect(await readSentences(ahead)).toEqual(['doctorLate', 'doctorLate', 'doctorInTime']);
  expect((await hams.app.inject({ ...cancel, headers: asha.bearer })).statusCode).toBe(409);
});

test('M-04 F-10 whose doctor is late cancels, or takes another time at once, whatever the notice', async () => {
  const [asha, ravi] = await Promise.all([newPatient(hams), newPatient(hams)]);
  const visit = async (who: typeof asha, slot: string) => {
    const { appointmentId } = (await bookVisit(hams, who, desk.doctor, slot)).json<{
      appointmentId: string;
    }>();
    const id = parseId('appointment', appointmentId);
    await query(hams.db.pool, "update appointments set status = 'Confirmed' where id = :id", { id });
    return appointmentId;
  };
  const [hers, his] = [await visit(asha, '10:00'), await visit(ravi, '11:00')];
  hams.setNow(Date.parse(`${thursday}T10:05:00+05:30`));
  const as = (who: typeof asha, url: string, body: Record<string, unknown>) =>
    hams.app.inject({ method: 'POST', url: `/api${url}`, headers: who.bearer, body });
  const move = () =>
    as(ravi, '/appointments/pick-time', { appointmentId: his, date: thursday, slotNumber: '14:00' });
  expect((await move()).statusCode).toBe(409);
  await hams.app.inject({
    ...{ method: 'PUT', url: '/api/doctors/delay', headers: desk.doctor.bearer },
    body: { minutes: 30 },
  });
  expect((await as(asha, '/patients/cancel-appointment', { appointmentId: hers })).statusCode).toBe(200);
  expect((await move()).json()).toMatchObject({ slotNumber: '14:00', appStatus: 'Pending' });
});
