import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseId } from '#domain/platform/readable-ids.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import type { TestPerson } from '#server/testing/people.ts';
import { readRefusal, TestVisits, thursdayAt } from '#server/testing/video/visits.ts';
import { checkRoomAccess } from './check-room-access.ts';

let hams: TestApp;
let visits: TestVisits;
let doctor: TestPerson;
let patient: TestPerson;
/** An accepted online visit from 16:00 to 16:15 on Thursday. */
let id: string;
const visitId = () => parseId('appointment', id) ?? 0;

beforeAll(async () => {
  hams = await testApp();
  visits = await TestVisits.between(hams);
  ({ doctor, patient } = visits);
  id = await visits.visit('16:00', { more: { reason: 'Chest Pain' } });
});
afterAll(() => hams.close());
beforeEach(() => hams.setNow(thursdayAt('16:05:00')));

describe('F-11 when the room is shut', () => {
  test('F-11 before it opens: from when on, and in words', async () => {
    hams.setNow(thursdayAt('15:49:59'));
    const answer = await visits.roomOf(id, patient.bearer);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'room_not_open',
      message: 'The video room opens 10 minutes before the visit starts.',
      opensAt: new Date(thursdayAt('15:50:00')).toISOString(),
    });
    expect(await readRefusal(visits.consentTo(id, patient.bearer))).toEqual([409, 'room_not_open']);
  });

  test.each([
    ['15:50:00', 200],
    ['17:14:59', 200],
    ['17:15:00', 409],
    ['23:59:59', 409],
  ])('F-11 at %s: %i', async (time, status) => {
    hams.setNow(thursdayAt(time));
    for (const { bearer } of [patient, doctor])
      expect((await visits.roomOf(id, bearer)).statusCode).toBe(status);
  });

  test('F-11 after it closed it says so', async () => {
    hams.setNow(thursdayAt('17:15:00'));
    expect(await readRefusal(visits.roomOf(id, doctor.bearer))).toEqual([409, 'room_closed']);
    expect(await readRefusal(visits.consentTo(id, patient.bearer))).toEqual([409, 'room_closed']);
  });

  test('F-11 the patient’s other visit has a room of its own, with its own time', async () => {
    const other = await visits.visit('12:00');
    hams.setNow(thursdayAt('16:05:00'));
    expect(await readRefusal(visits.roomOf(other, patient.bearer))).toEqual([409, 'room_closed']);
    hams.setNow(thursdayAt('12:05:00'));
    expect(await readRefusal(visits.roomOf(id, patient.bearer))).toEqual([409, 'room_not_open']);
    expect((await visits.roomOf(other, patient.bearer)).json()).toMatchObject({ appointmentId: other });
  });

  test('F-11 a visit in the clinic has none', async () => {
    const offline = await visits.visit('11:00', { more: { consultStatus: 'Offline' } });
    hams.setNow(thursdayAt('11:05:00'));
    expect(await readRefusal(visits.roomOf(offline, patient.bearer))).toEqual([409, 'not_online']);
    expect(await readRefusal(visits.consentTo(offline, patient.bearer))).toEqual([409, 'not_online']);
  });

  test('F-11 a visit that was not accepted has none, and the answer names its status', async () => {
    const requested = await visits.visit('11:30', { accepted: false });
    hams.setNow(thursdayAt('11:35:00'));
    expect((await visits.roomOf(requested, patient.bearer)).json()).toMatchObject({
      code: 'wrong_status',
      appStatus: 'Requested',
      message: 'This can’t be done: the appointment is now Requested.',
    });
    await visits.respond(requested, 'reject', 'Away');
    expect((await visits.roomOf(requested, doctor.bearer)).json()).toMatchObject({ appStatus: 'Rejected' });
  });

  test.each([
    ['Confirmed', null, 200],
    ['Completed', null, 200],
    ['Request for Rescheduling', 'Pending', 200],
    ['Request for Rescheduling', 'Requested', 409],
    ['Cancelled', null, 409],
    ['Rejected', null, 409],
    ['Rescheduled', null, 409],
    ['Incomplete', null, 409],
  ])('F-11 %s (before that %s): %i', async (status, former, answered) => {
    await visits.statusBecomes(id, status, former);
    try {
      for (const { bearer } of [patient, doctor]) {
        expect((await visits.roomOf(id, bearer)).statusCode).toBe(answered);
      }
      const actor = { sessionId: '', role: 'patient', id: patient.id } as const;
      expect(await checkRoomAccess(actor, hams.deps, visitId())).toBe(
        answered === 200 ? 'open' : 'room_closed',
      );
    } finally {
      await visits.statusBecomes(id, 'Pending');
    }
  });
});

describe('F-11 who may follow a visit on the live line', () => {
  const callers = () => ({
    patient: { sessionId: '', role: 'patient', id: patient.id } as const,
    doctor: { sessionId: '', role: 'doctor', id: doctor.id } as const,
  });

  test.each([
    ['15:49:59', 'room_closed'],
    ['15:50:00', 'waiting'],
    ['16:00:00', 'open'],
    ['17:15:00', 'room_closed'],
  ])('F-11 at %s: %s', async (time, answer) => {
    hams.setNow(thursdayAt(time));
    const { patient: p, doctor: d } = callers();
    expect([
      await checkRoomAccess(p, hams.deps, visitId()),
      await checkRoomAccess(d, hams.deps, visitId()),
    ]).toEqual([answer, answer]);
  });

  test('F-11 nobody else, and nothing that is no visit', async () => {
    const { patient: p } = callers();
    expect(await checkRoomAccess({ ...p, id: p.id + 1000 }, hams.deps, visitId())).toBe('forbidden');
    expect(await checkRoomAccess(p, hams.deps, 999_999)).toBe('forbidden');
    expect(await checkRoomAccess(p, hams.deps, 0)).toBe('forbidden');
  });
});
