import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ClientFrame, ServerFrame, Signal, Topic } from '#contract/platform/live-frames.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { buildApp } from '#server/app.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { createSettle, openTab, type TestTab } from '#server/testing/platform/tabs.ts';
import { deleteExpiredSignals } from '#server/video/live/delete-expired-signals.ts';

const minute = 60_000;

let hams: TestApp;
let otherProcess: FastifyInstance;
let doctor: TestPerson;
let patient: TestPerson;
let stranger: TestPerson;
let visits = 0;
let startsAt: number;
let appointmentId: string;
/** The same visit id in the spelling of the tabs. */
let visit: string;
let openTabs: TestTab[] = [];
let waitUntilQuiet: () => Promise<void>;

beforeAll(async () => {
  hams = await testApp();
  otherProcess = await buildApp(hams.deps);
  await otherProcess.ready();
  [doctor, patient, stranger] = await Promise.all([newDoctor(hams), newPatient(hams), newPatient(hams)]);
  waitUntilQuiet = await createSettle(hams, [hams.app, otherProcess]);
});
/** A visit for each test, an hour from now, each at another time. */
beforeEach(async () => {
  startsAt = thursdayMorning + (60 + 15 * visits) * minute;
  hams.setNow(thursdayMorning);
  const slot = formatSlotTime(9 * 60 + 15 * visits);
  visits += 1;
  const booked = await bookVisit(hams, patient, doctor, slot, { consultStatus: 'Online' });
  appointmentId = booked.json<{ appointmentId: string }>().appointmentId;
  visit = `APT-${Number(appointmentId.slice(4))}`;
  const accepted = await hams.app.inject({
    method: 'PUT',
    url: '/api/appointments/respond',
    headers: doctor.bearer,
    body: { appointmentId, action: 'accept' },
  });
  expect(accepted.statusCode, accepted.body).toBe(200);
  hams.setNow(startsAt);
});
afterEach(async () => {
  for (const { socket } of openTabs) socket.close();
  await Promise.all(openTabs.map(({ closed }) => closed));
  openTabs = [];
});
afterAll(async () => {
  await otherProcess.close();
  await hams.close();
});

const enter = async (app: FastifyInstance, person: TestPerson, peer: string): Promise<TestTab> => {
  const tab = await openTab(app, person.token);
  openTabs.push(tab);
  await tab.follow(topic(), peer);
  return tab;
};
const topic = () => `visit:${visit}` as Topic;
const here: Signal = { kind: 'here', ready: true, since: 1 };
const signalFrame = (signal: Signal): ClientFrame => ({
  type: 'signal',
  visit,
  signal,
});
const receivedFrame = (role: 'patient' | 'doctor', peer: string, signal: Signal): ServerFrame => ({
  type: 'signal',
  visit,
  from: { peer, role },
  signal,
});
const candidate = (number: number): Signal => ({
  kind: 'candidate',
  to: 'doctors-tab',
  attempt: 'attempt-1',
  candidate: `candidate:${number}`,
  sdpMid: '0',
  sdpMLineIndex: 0,
});

describe('F-11 what two tabs in a room tell each other', () => {
  test('F-11 it arrives once, in order, in this process and in another, and never comes back', async () => {
    const ofPatient = await enter(hams.app, patient, 'patients-tab');
    const same = await enter(hams.app, doctor, 'doctors-tab');
    const elsewhere = await enter(otherProcess, doctor, 'doctors-other-tab');
    const signals = [here, ...Array.from({ length: 20 }, (_, index) => candidate(index))];
    for (const signal of signals) ofPatient.send(signalFrame(signal));
    for (const tab of [same, elsewhere]) {
      for (const signal of signals)
        expect(await tab.next()).toEqual(receivedFrame('patient', 'patients-tab', signal));
    }
    same.send(signalFrame({ kind: 'bye' }));
    expect(await ofPatient.next()).toEqual(receivedFrame('doctor', 'doctors-tab', { kind: 'bye' }));
    expect(await elsewhere.next()).toEqual(receivedFrame('doctor', 'doctors-tab', { kind: 'bye' }));
  });

  test('F-11 a session description longer than a message of PostgreSQL arrives whole', async () => {
    const ofPatient = await enter(hams.app, patient, 'patients-tab');
    const ofDoctor = await enter(otherProcess, doctor, 'doctors-tab');
    const offer: Signal = {
      kind: 'offer',
      to: 'patients-tab',
      attempt: 'attempt-1',
      sdp: 'é'.repeat(20_000),
    };
    ofDoctor.send(signalFrame(offer));
    expect(await ofPatient.next()).toEqual(receivedFrame('doctor', 'doctors-tab', offer));
  });

  test('F-11 the visit notes by itself when its patient came, and when the two saw each other', async () => {
    const progress = async () =>
      (
        await hams.db.pool.query(
          `select arrived_at, started_at,
             (select string_agg(action || ' ' || actor_role, ', ' order by id) from appointment_events
              where appointment_id = a.id and action in ('arrive', 'start')) as events
           from appointments a where id = $1`,
          [appointmentId.slice(4)],
        )
      ).rows[0];
    hams.setNow(startsAt - 5 * minute);
    const ofDoctor = await enter(otherProcess, doctor, 'doctors-tab');
    expect(await progress()).toEqual({ arrived_at: null, started_at: null, events: null });
    const ofPatient = await enter(hams.app, patient, 'patients-tab');
    const arrived_at = new Date(startsAt - 5 * minute);
    expect(await progress()).toEqual({ arrived_at, started_at: null, events: 'arrive system' });
    hams.setNow(startsAt);
    const answer: Signal = { kind: 'answer', to: 'doctors-tab', attempt: 'attempt-1', sdp: 'v=0' };
    for (let time = 0; time < 2; time += 1) {
      ofPatient.send(signalFrame(answer));
      expect(await ofDoctor.next()).toEqual(receivedFrame('patient', 'patients-tab', answer));
    }
    const both = { arrived_at, started_at: new Date(startsAt), events: 'arrive system, start system' };
    await expect.poll(progress).toEqual(both);
  });

  test('F-11 before the start the two see each other, and nothing else is passed on', async () => {
    hams.setNow(startsAt - 5 * minute);
    const ofPatient = await enter(hams.app, patient, 'patients-tab');
    const ofDoctor = await enter(otherProcess, doctor, 'doctors-tab');
    ofPatient.send(signalFrame(candidate(1)));
    ofPatient.send(signalFrame(here));
    expect(await ofDoctor.next()).toEqual(receivedFrame('patient', 'patients-tab', here));
    hams.setNow(startsAt);
    ofPatient.send(signalFrame(candidate(2)));
    expect(await ofDoctor.next()).toEqual(receivedFrame('patient', 'patients-tab', candidate(2)));
  });

  test('F-11 whoever closes their tab is gone for the others', async () => {
    const ofPatient = await enter(hams.app, patient, 'patients-tab');
    const ofDoctor = await enter(otherProcess, doctor, 'doctors-tab');
    ofDoctor.socket.terminate();
    expect(await ofPatient.next()).toEqual({
      type: 'gone',
      visit,
      peer: 'doctors-tab',
    });
  });

  test('F-11 a tab that comes back before its old line is known to be dead is not gone', async () => {
    const ofPatient = await enter(hams.app, patient, 'patients-tab');
    const dead = await enter(otherProcess, doctor, 'doctors-tab');
    const alive = await enter(hams.app, doctor, 'doctors-tab');
    dead.socket.terminate();
    await dead.closed;
    alive.send(signalFrame(here));
    expect(await ofPatient.next()).toEqual(receivedFrame('doctor', 'doctors-tab', here));
    ofPatient.send(signalFrame(here));
    expect(await alive.next()).toEqual(receivedFrame('patient', 'patients-tab', here));
  });

  test('F-11 nobody takes the place of the other person by their tab’s name', async () => {
    const ofPatient = await enter(hams.app, patient, 'doctors-tab');
    const ofDoctor = await enter(otherProcess, doctor, 'doctors-tab');
    ofDoctor.send(signalFrame(here));
    expect(await ofPatient.next()).toEqual(receivedFrame('doctor', 'doctors-tab', here));
    ofPatient.send(signalFrame(here));
    expect(await ofDoctor.next()).toEqual(receivedFrame('patient', 'doctors-tab', here));
  });

  test('F-11 what was said is forgotten after a minute', async () => {
    const ofPatient = await enter(hams.app, patient, 'patients-tab');
    const ofDoctor = await enter(otherProcess, doctor, 'doctors-tab');
    ofPatient.send(signalFrame(here));
    await ofDoctor.next();
    const rows = async () => (await hams.deps.database.pool.query('select from live_signals')).rowCount;
    await deleteExpiredSignals(hams.deps);
    expect(await rows()).toBeGreaterThan(0);
    hams.setNow(startsAt + 61_000);
    await deleteExpiredSignals(hams.deps);
    expect(await rows()).toBe(0);
  });
});

describe('G-04 the doctor sees that the patient waits', () => {
  const waitingSince = async () => {
    const answer = await hams.app.inject({ url: `/api/doctors/days/${thursday}`, headers: doctor.bearer });
    const { appointments } = answer.json<{
      appointments: { appointmentId: string; waitingSince: string | null }[];
    }>();
    return appointments.find((one) => one.appointmentId === appointmentId)?.waitingSince;
  };
  const follower = async () => {
    await waitUntilQuiet();
    const tab = await openTab(hams.app, doctor.token);
    openTabs.push(tab);
    await tab.follow(`doctor:DOC-${doctor.id}`);
    return tab;
  };
  const iso = (instant: number) => new Date(instant).toISOString();

  test('G-04 in another process too, live, until the patient leaves', async () => {
    const tab = await follower();
    const ofPatient = await enter(otherProcess, patient, 'patients-tab');
    expect(await tab.next()).toMatchObject({ type: 'appointment', appointmentId });
    await expect.poll(waitingSince).toBe(iso(startsAt));
    ofPatient.socket.terminate();
    expect(await tab.next()).toMatchObject({ type: 'appointment', appointmentId });
    await expect.poll(waitingSince).toBeNull();
  });

  test('G-04 nobody waits while both are there; who comes back by another connection waits since before', async () => {
    const tab = await follower();
    const dead = await enter(otherProcess, patient, 'patients-tab');
    await tab.next();
    hams.setNow(startsAt + minute);
    await enter(hams.app, patient, 'patients-tab');
    dead.socket.terminate();
    await dead.closed;
    const ofDoctor = await enter(otherProcess, doctor, 'doctors-tab');
    await tab.next();
    await expect.poll(waitingSince).toBeNull();
    ofDoctor.socket.terminate();
    await tab.next();
    await expect.poll(waitingSince).toBe(iso(startsAt));
  });

  test('G-04 what a crashed process leaves behind is forgotten, and a visit that is over waits for nobody', async () => {
    const tab = await follower();
    await enter(otherProcess, patient, 'patients-tab');
    await tab.next();
    await hams.deps.database.pool.query('update appointments set status = $1 where id = $2', [
      'Incomplete',
      Number(appointmentId.slice(4)),
    ]);
    expect(await waitingSince()).toBeNull();
    hams.setNow(startsAt + 3 * minute + 1);
    await deleteExpiredSignals(hams.deps);
    expect((await hams.deps.database.pool.query('select from room_presence')).rowCount).toBe(0);
  });
});

describe('F-11 who may be in a room', () => {
  test.each([
    ['a stranger', () => stranger, 0, 'forbidden'],
    ['the patient, twenty minutes before', () => patient, -20, 'room_closed'],
    ['the doctor, two hours later', () => doctor, 120, 'room_closed'],
  ] as const)('F-11 %s is refused', async (_, person, minutes, because) => {
    hams.setNow(startsAt + minutes * minute);
    const tab = await openTab(hams.app, person().token);
    openTabs.push(tab);
    tab.send({ type: 'follow', topic: topic(), peer: 'some-tab' });
    expect(await tab.next()).toMatchObject({ type: 'refused', because });
    tab.send(signalFrame(here));
  });

  test('F-11 nobody listens without being seen', async () => {
    const tab = await openTab(hams.app, patient.token);
    openTabs.push(tab);
    tab.send({ type: 'follow', topic: topic() });
    expect(await tab.next()).toMatchObject({ type: 'refused', because: 'forbidden' });
  });

  test('F-11 a visit that is called off closes its room for whoever is in it', async () => {
    const ofPatient = await enter(hams.app, patient, 'patients-tab');
    const ofDoctor = await enter(otherProcess, doctor, 'doctors-tab');
    const calledOff = await hams.app.inject({
      method: 'PUT',
      url: `/api/appointments/update-status/${appointmentId}`,
      headers: doctor.bearer,
      body: { appStatus: 'Rejected', rejectionReason: 'An emergency' },
    });
    expect(calledOff.statusCode, calledOff.body).toBe(200);
    for (const tab of [ofPatient, ofDoctor]) {
      let notified = await tab.next();
      if (notified.type === 'gone') notified = await tab.next();
      expect(notified).toMatchObject({ type: 'refused', because: 'room_closed' });
    }
  });
});
