import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Topic } from '#contract/platform/live-frames.ts';
import { appointmentStatuses, slotOccupyingStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { buildApp } from '#server/app.ts';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import { insertAppointment } from '#server/testing/appointments/insert-appointment.ts';
import { bookVisit, newDoctor, newPatient, publishDay, type TestPerson } from '#server/testing/people.ts';
import { createSettle, openTab } from '#server/testing/platform/tabs.ts';

let hams: TestApp;
let otherProcess: FastifyInstance;
let doctor: TestPerson;
let patient: TestPerson;
let stranger: TestPerson;
let slots: Topic;
let quiet: () => Promise<void>;

beforeAll(async () => {
  hams = await testApp();
  otherProcess = await buildApp(hams.deps);
  await otherProcess.ready();
  [doctor, patient, stranger] = await Promise.all([newDoctor(hams), newPatient(hams), newPatient(hams)]);
  slots = `slots:DOC-${doctor.id}`;
  quiet = await createSettle(hams, [hams.app, otherProcess]);
});
beforeEach(() => quiet());
afterAll(async () => {
  await otherProcess.close();
  await hams.close();
});

const own = (person: TestPerson, role: 'doctor' | 'patient') =>
  `${role}:${formatId(role, person.id)}` as Topic;
const idOfBooking = async (slot: string, by = patient) => {
  const answer = await bookVisit(hams, by, doctor, slot);
  expect(answer.statusCode).toBe(201);
  return answer.json<{ appointmentId: string }>().appointmentId;
};
const cancel = (appointmentId: string) =>
  hams.app.inject({
    method: 'POST',
    url: '/api/patients/cancel-appointment',
    headers: patient.bearer,
    body: { appointmentId },
  });

describe('E-08 what is told', () => {
  test('E-08 a booking is told to whoever looks at the slots, through another process too', async () => {
    const [here, there] = [await openTab(hams.app), await openTab(otherProcess)];
    await here.follow(slots);
    await there.follow(slots);
    await idOfBooking('09:00');
    const notified = { type: 'slots', topic: slots, days: [thursday] };
    expect(await here.next()).toEqual(notified);
    expect(await there.next()).toEqual(notified);
    here.socket.close();
    there.socket.close();
  });

  test('E-08 doctor and patient are told which appointment changed, each in the words in which they asked', async () => {
    const ofDoctor = await openTab(otherProcess, doctor.token);
    const ofPatient = await openTab(hams.app, patient.token);
    await ofDoctor.follow(`doctor:DOC-${doctor.id}`);
    await ofPatient.follow(own(patient, 'patient'));
    const appointmentId = await idOfBooking('09:15');
    expect(await ofDoctor.next()).toEqual({
      type: 'appointment',
      topic: `doctor:DOC-${doctor.id}`,
      appointmentId,
    });
    expect(await ofPatient.next()).toEqual({
      type: 'appointment',
      topic: own(patient, 'patient'),
      appointmentId,
    });
    ofDoctor.socket.close();
    ofPatient.socket.close();
  });

  test('E-08 a request that is accepted tells its two people, and those who look at the slots nothing', async () => {
    const looker = await openTab(hams.app);
    const ofDoctor = await openTab(hams.app, doctor.token);
    const appointmentId = await idOfBooking('16:00');
    await quiet();
    await looker.follow(slots);
    await ofDoctor.follow(own(doctor, 'doctor'));
    const accepted = await hams.app.inject({
      method: 'PUT',
      url: '/api/appointments/respond',
      headers: doctor.bearer,
      body: { appointmentId, action: 'accept' },
    });
    expect(accepted.statusCode, accepted.body).toBe(200);
    expect(await ofDoctor.next()).toMatchObject({ type: 'appointment', appointmentId });
    expect((await cancel(appointmentId)).statusCode).toBe(200);
    // A frame about the acceptance would come before that of the cancellation.
    expect(await looker.next()).toEqual({ type: 'slots', topic: slots, days: [thursday] });
    await publishDay(hams, doctor, '2026-11-27', ['09:00'], 15);
    expect(await looker.next()).toEqual({ type: 'slots', topic: slots, days: ['2026-11-27'] });
    looker.socket.close();
    ofDoctor.socket.close();
  });

  test('E-08 what is rolled back is told to nobody', async () => {
    const looker = await openTab(otherProcess);
    await looker.follow(slots);
    const undone = hams.deps.database.transaction(async (db) => {
      await db.query(
        `insert into published_days (practice_id, doctor_id, day, interval_minutes, starts)
         select id, doctor_id, '2026-12-24', 15, '{540}' from practices where doctor_id = $1 and is_main`,
        [doctor.id],
      );
      throw new Error('Not after all');
    });
    await expect(undone).rejects.toThrow('Not after all');
    await publishDay(hams, doctor, '2026-12-25', ['09:00'], 15);
    expect(await looker.next()).toEqual({ type: 'slots', topic: slots, days: ['2026-12-25'] });
    looker.socket.close();
  });

  test('E-08 a copied day is one message for all its days; the same list once more is none', async () => {
    const planner = await newDoctor(hams);
    await quiet();
    const looker = await openTab(hams.app);
    const topic: Topic = `slots:DOC-${planner.id}`;
    await looker.follow(topic);
    const copy = () =>
      hams.app.inject({
        method: 'POST',
        url: `/api/doctors/${planner.id}/slots/copy`,
        headers: planner.bearer,
        body: { date: thursday, weekdays: [5], until: '2026-12-18' },
      });
    const days = ['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18'];
    expect((await copy()).statusCode).toBe(200);
    expect(await looker.next()).toEqual({ type: 'slots', topic, days });
    expect((await copy()).statusCode).toBe(200);
    await publishDay(hams, planner, '2026-11-27', ['09:00'], 15);
    expect(await looker.next()).toEqual({ type: 'slots', topic, days: ['2026-11-27'] });
    looker.socket.close();
  });

  test('E-08 the times of yesterday that lapse concern nobody who books', async () => {
    const looker = await openTab(hams.app);
    await looker.follow(slots);
    await insertAppointment(hams, { doctor, patient, at: '2026-11-25 09:00', status: 'Requested' });
    await publishDay(hams, doctor, '2026-12-30', ['09:00'], 15);
    expect(await looker.next()).toEqual({ type: 'slots', topic: slots, days: ['2026-12-30'] });
    looker.socket.close();
  });

  test('E-08 the database and the rules agree on which statuses hold a slot', async () => {
    const { rows } = await hams.deps.database.pool.query<{ status: string; holds: boolean }>(
      'select status, occupies_slot(status) as holds from unnest($1::text[]) as status',
      [['Held', ...appointmentStatuses]],
    );
    expect(rows.filter(({ holds }) => holds).map(({ status }) => status)).toEqual([...slotOccupyingStatuses]);
  });
});

describe('E-08 who may follow what', () => {
  test('E-08 without a name only slots are to be had', async () => {
    const tab = await openTab(hams.app);
    for (const topic of [own(doctor, 'doctor'), own(patient, 'patient'), 'visit:APT-1'] as const) {
      tab.send({ type: 'follow', topic, peer: 'a-tab-of-mine' });
      expect(await tab.next()).toEqual({ type: 'refused', topic, because: 'unauthenticated' });
    }
    await tab.follow(slots);
    tab.socket.close();
  });

  test('E-08 somebody else’s appointments are refused, whatever the role and the spelling', async () => {
    const tab = await openTab(hams.app, stranger.token);
    const others: Topic[] = [own(patient, 'patient'), own(doctor, 'doctor'), `doctor:DOC-${stranger.id}`];
    for (const topic of others) {
      tab.send({ type: 'follow', topic });
      expect(await tab.next()).toEqual({ type: 'refused', topic, because: 'forbidden' });
    }
    await idOfBooking('10:00');
    await tab.follow(own(stranger, 'patient'));
    tab.socket.close();
  });

  test.each([
    ['nonsense', 'not-a-token'],
    ['a token that somebody else signed', 'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiJ4In0.c2lnbmF0dXJl'],
  ])('E-08 with %s for a token private topics are refused and slots are told on', async (_, token) => {
    const tab = await openTab(hams.app, token);
    tab.send({ type: 'follow', topic: own(patient, 'patient') });
    expect(await tab.next()).toMatchObject({ type: 'refused', because: 'unauthenticated' });
    await tab.follow(slots);
    tab.socket.close();
  });

  test('E-08 a logout takes back what only that session may follow, at once and in every process', async () => {
    const leaving = await newPatient(hams);
    const tab = await openTab(otherProcess, leaving.token);
    await tab.follow(own(leaving, 'patient'));
    await tab.follow(slots);
    const answer = await hams.app.inject({ method: 'POST', url: '/api/logout', headers: leaving.bearer });
    expect(answer.statusCode).toBe(200);
    expect(await tab.next()).toEqual({
      type: 'refused',
      topic: own(leaving, 'patient'),
      because: 'unauthenticated',
    });
    await publishDay(hams, doctor, '2026-12-29', ['09:00'], 15);
    expect(await tab.next()).toMatchObject({ type: 'slots' });
    tab.socket.close();
  });

  test('E-08 whoever comes after somebody else on one tab follows nothing of theirs', async () => {
    const tab = await openTab(hams.app, patient.token);
    await tab.follow(own(patient, 'patient'));
    tab.send({ type: 'identify', token: stranger.token });
    expect(await tab.next()).toEqual({
      type: 'refused',
      topic: own(patient, 'patient'),
      because: 'forbidden',
    });
    await tab.follow(own(stranger, 'patient'));
    tab.send({ type: 'identify', token: null });
    expect(await tab.next()).toMatchObject({ because: 'unauthenticated' });
    tab.socket.close();
  });

  test('E-08 what a tab leaves it is not told any more', async () => {
    const tab = await openTab(hams.app);
    await tab.follow(slots);
    tab.send({ type: 'leave', topic: `slots:DOC-000${doctor.id}` });
    await tab.follow('slots:DOC-1234567');
    const looker = await openTab(hams.app);
    await looker.follow(slots);
    await publishDay(hams, doctor, '2026-12-28', ['09:00'], 15);
    expect(await looker.next()).toMatchObject({ days: ['2026-12-28'] });
    await tab.follow(slots);
    tab.socket.close();
    looker.socket.close();
  });
});
