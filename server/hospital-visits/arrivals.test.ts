import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Topic } from '#contract/live.ts';
import { query } from '#db/statement.ts';
import { idOf, readableId } from '#domain/readable-ids.ts';
import { asStaff, bookFor, newDesk, type TestDesk, writtenDown } from '#server/hospital-people/test-desk.ts';
import { openTab, quietOf } from '#server/live/test-tabs.ts';
import { newDoctorAt, newStaff } from '#server/memberships/test-staff.ts';
import { makeMessages } from '#server/notifications/announcing/make-messages.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/platform/test-app.ts';

let hams: TestApp;
let desk: TestDesk;
let quiet: () => Promise<void>;
beforeAll(async () => {
  hams = await testApp();
  quiet = await quietOf(hams, [hams.app]);
});
afterAll(() => hams.close());
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  desk = await newDesk(hams);
});

async function bookedAt(slot: string): Promise<string> {
  const person = await writtenDown(hams, desk);
  return (await bookFor(hams, desk, person, slot)).body.visit.appointmentId;
}
const arrive = (id: string, method: 'PUT' | 'DELETE' = 'PUT', who = desk.lakshmi) =>
  asStaff(hams, who, method, `/hospital/visits/${id}/arrive`);
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
  const topic = `doctor:${readableId('doctor', desk.doctor.id)}` as const;
  await tab.follow(topic as Topic);
  await quiet();
  await arrive(visit);
  await arrive(visit);
  await arrive(visit, 'DELETE');
  const told = { type: 'appointment', topic, appointmentId: visit };
  expect([await tab.next(), await tab.next()]).toEqual([told, told]);
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
    { id: idOf('appointment', visit) },
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
  await makeMessages(hams.deps, 100);
  const bell = await hams.app.inject({ url: '/api/bell', headers: desk.doctor.bearer });
  expect(bell.body).toContain('The hospital’s desk booked it.');
  expect(bell.body).not.toContain('automatically');
});

test('M-04 a doctor with visits is on duty, also one who practises here no more', async () => {
  const admin = await newStaff(hams, desk.hospital, 'admin');
  await newDoctorAt(hams, desk.hospital);
  await bookedAt('10:00');
  await asStaff(hams, admin, 'PUT', `/hospital/doctors/${desk.practiceId}/withdraw`);
  const { body } = await asStaff(hams, desk.lakshmi, 'GET', `/hospital/days/${thursday}?onDuty=true`);
  expect(body.doctors.map((one: { doctorId: string }) => one.doctorId)).toContain(
    readableId('doctor', desk.doctor.id),
  );
  expect(body.visits).toHaveLength(1);
});
