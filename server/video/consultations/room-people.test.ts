import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseId } from '#domain/platform/readable-ids.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
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

describe('F-11 the two people of a visit', () => {
  test('F-11 the patient sees the room, the doctor in it, and no third party', async () => {
    const answer = await visits.roomOf(id, patient.bearer);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      appointmentId: id,
      opensAt: new Date(thursdayAt('15:50:00')).toISOString(),
      startsAt: new Date(thursdayAt('16:00:00')).toISOString(),
      endsAt: new Date(thursdayAt('16:15:00')).toISOString(),
      closesAt: new Date(thursdayAt('17:15:00')).toISOString(),
      now: new Date(thursdayAt('16:05:00')).toISOString(),
      reason: 'Chest Pain',
      me: { role: 'patient', name: 'Asha Menon', photo: null },
      other: { role: 'doctor', name: 'Dr. Kabir Sethi', photo: null },
      provider: { kind: 'builtin', iceServers: [] },
      consent: null,
    });
  });

  test('F-11 the doctor sees the same room from the other side, under either spelling of its id', async () => {
    for (const spelling of [id, id.toLowerCase(), String(parseId('appointment', id))]) {
      const answer = await visits.roomOf(spelling, doctor.bearer);
      expect(answer.json()).toMatchObject({
        appointmentId: id,
        me: { role: 'doctor', name: 'Dr. Kabir Sethi' },
        other: { role: 'patient', name: 'Asha Menon' },
      });
    }
  });
});

describe('A-11 everybody else', () => {
  test('A-11 nobody without a login', async () => {
    expect(await readRefusal(visits.roomOf(id))).toEqual([401, 'unauthenticated']);
    expect(await readRefusal(visits.consentTo(id))).toEqual([401, 'unauthenticated']);
  });

  test('A-11 no other patient and no other doctor: for them there is no such visit', async () => {
    const [otherPatient, otherDoctor] = await Promise.all([newPatient(hams), newDoctor(hams)]);
    for (const { bearer } of [otherPatient, otherDoctor]) {
      expect(await readRefusal(visits.roomOf(id, bearer))).toEqual([404, 'appointment_not_found']);
    }
    expect(await readRefusal(visits.consentTo(id, otherPatient.bearer))).toEqual([
      404,
      'appointment_not_found',
    ]);
  });

  test('A-11 not who has the number of one of the two in the other role', async () => {
    expect(doctor.id).not.toBe(patient.id);
    const [asPatient, asDoctor] = [
      { sessionId: '', role: 'patient', id: doctor.id },
      { sessionId: '', role: 'doctor', id: patient.id },
    ] as const;
    expect(await checkRoomAccess(asPatient, hams.deps, visitId())).toBe('forbidden');
    expect(await checkRoomAccess(asDoctor, hams.deps, visitId())).toBe('forbidden');
  });

  test('A-11 the doctor agrees to nothing in the patient’s place', async () => {
    expect(await readRefusal(visits.consentTo(id, doctor.bearer))).toEqual([403, 'forbidden']);
  });

  test('A-12 nobody whose session has ended', async () => {
    const leaving = await newPatient(hams);
    const own = await visits.visit('15:45', { who: leaving });
    hams.setNow(thursdayAt('15:50:00'));
    expect((await visits.roomOf(own, leaving.bearer)).statusCode).toBe(200);
    await hams.app.inject({ method: 'POST', url: '/api/logout', headers: leaving.bearer });
    expect(await readRefusal(visits.roomOf(own, leaving.bearer))).toEqual([401, 'unauthenticated']);
  });

  test.each([
    'APT-999999',
    'APT-x',
    'DOC-000001',
    '0',
    '-1',
    '1%20or%201=1',
    '%F0%9F%92%8A',
    'APT-999999999999999',
  ])('A-11 %s is no visit', async (wrong) => {
    expect(await readRefusal(visits.roomOf(wrong, patient.bearer))).toEqual([404, 'appointment_not_found']);
  });

  test('A-11 an id without end is refused', async () => {
    expect(await readRefusal(visits.roomOf('1'.repeat(150), patient.bearer))).toEqual([
      400,
      'invalid_request',
    ]);
  });
});
