import { afterAll, beforeAll, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { calendarParsers } from '#server/testing/messaging/calendar-parsers.ts';
import { addGuardian, endGuardianships, newChild } from '#server/testing/patients/guardians.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { createSettle, openTab } from '#server/testing/platform/tabs.ts';

let hams: TestApp;
let mother: TestPerson;
let doctor: TestPerson;
let child: Awaited<ReturnType<typeof newChild>>;
let appointmentId = '';

beforeAll(async () => {
  hams = await testApp();
  [mother, doctor, child] = await Promise.all([newPatient(hams), newDoctor(hams), newChild(hams)]);
  await addGuardian(hams, mother, child.id);
  const booked = await bookVisit(hams, mother, doctor, '16:00', { patientId: child.patientId });
  ({ appointmentId } = booked.json());
  await hams.deps.outbox.deliver();
});
afterAll(() => hams.close());

const get = async <Answer>(url: string) =>
  (await hams.app.inject({ url: `/api${url}`, headers: mother.bearer })).json<Answer>();

test('J-05 a mother books for her child: the visit is the child’s, and she is kept as who booked it', async () => {
  const events = await query<{ actor_id: number; patient_id: number }>(
    hams.db.pool,
    `select e.actor_id, a.patient_id from appointment_events e join appointments a on a.id = e.appointment_id
     where a.id = :id`,
    { id: Number(appointmentId.slice(4)) },
  );
  expect(events).toEqual([{ actor_id: mother.id, patient_id: child.id }]);
});

test('J-05 the own list is of the own person; of everybody it names whose each visit is', async () => {
  type List = { appointments: { patient: object }[]; people: { name: string }[] };
  const own = await get<List>('/patients/appointments/open');
  expect(own.appointments).toEqual([]);
  const all = await get<List>('/patients/appointments/open?patientId=all');
  expect(all.appointments.map(({ patient }) => patient)).toEqual([
    { patientId: child.patientId, name: child.name, relation: 'child' },
  ]);
  expect(all.people.map(({ name }) => name)).toEqual(['Asha Menon', child.name]);
});

test('J-05 the mother is told of her child’s visit, and the title names the child', async () => {
  const { items } = await get<{ items: { title: string }[] }>('/bell');
  expect(items.map(({ title }) => title)).toEqual(['Meera Menon: Request sent to Dr. Kabir Sethi']);
  const notified = await query<{ role: string; person_id: number; channel: string }>(
    hams.db.pool,
    "select role, person_id, channel from messages where role = 'patient' order by id",
  );
  expect(notified).toEqual([
    { role: 'patient', person_id: mother.id, channel: 'bell' },
    { role: 'patient', person_id: mother.id, channel: 'email' },
  ]);
});

test('J-05 in her calendar the visit has the child’s name, and it goes when she looks after the child no more', async () => {
  const { body } = await hams.app.inject({
    url: `/api/appointments/${appointmentId}/calendar.ics`,
    headers: mother.bearer,
  });
  const summary = 'Meera Menon · Dr. Kabir Sethi · HAMS';
  expect(calendarParsers['ical.js'](body).events).toMatchObject([{ summary }]);
  const url = '/api/calendar-feed';
  const made = await hams.app.inject({ method: 'POST', url, headers: mother.bearer });
  const { pathname } = new URL(made.json<{ address: string }>().address);
  const feed = async () => calendarParsers['ical.js']((await hams.app.inject(pathname)).body).events;
  expect(await feed()).toMatchObject([{ summary }]);
  hams.setNow(thursdayMorning + 60_000);
  await endGuardianships(hams, mother, thursdayMorning + 60_000);
  expect(await feed()).toEqual([]);
  await query(hams.db.pool, 'update guardianships set until = null, ended_by = null', {});
  hams.setNow(thursdayMorning);
});

test('J-05 in the second in which it ends, nothing of the child is seen, and the open tab hears so', async () => {
  await (await createSettle(hams, [hams.app]))();
  const tab = await openTab(hams.app, mother.token);
  const topic = `patient:${formatId('patient', child.id)}` as const;
  await tab.follow(topic);
  await endGuardianships(hams, mother, thursdayMorning);
  expect(await tab.next()).toEqual({ type: 'refused', topic, because: 'forbidden' });
  tab.socket.close();
  expect(await get('/patients/appointments/open?patientId=all')).toMatchObject({ appointments: [] });
  expect(await get(`/patients/appointments/${appointmentId}`)).toMatchObject({ status: 404 });
  expect(await get('/bell')).toEqual({ unread: 0, items: [] });
});
