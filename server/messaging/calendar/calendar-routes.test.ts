import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitLink } from '#server/messaging/visit-links/create-visit-link.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { applyMessage, calendarParsers, type ReadEvent } from '#server/testing/messaging/calendar-parsers.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;

beforeAll(async () => {
  hams = await testApp({ PUBLIC_URL: 'https://hams.example' });
  [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
});
afterAll(() => hams.close());

const bookOne = async (slot: string, more = {}) =>
  (await bookVisit(hams, patient, doctor, slot, more)).json<{ appointmentId: string }>().appointmentId;
const call = (method: 'GET' | 'POST' | 'PUT', url: string, who: TestPerson | null, body?: object) =>
  hams.app.inject({ method, url: `/api${url}`, headers: who?.bearer ?? {}, ...(body && { body }) });
const file = (appointmentId: string, who: TestPerson | null) =>
  call('GET', `/appointments/${appointmentId}/calendar.ics`, who);
const respond = (appointmentId: string, action: 'accept' | 'reject') =>
  call('PUT', '/appointments/respond', doctor, { appointmentId, action, reason: 'On leave' });
const move = async (appointmentId: string, slotNumber: string) => {
  await call('PUT', `/appointments/update-status/${appointmentId}`, doctor, { appStatus: 'Rescheduled' });
  const picked = await call('POST', '/appointments/pick-time', patient, {
    appointmentId,
    date: thursday,
    slotNumber,
  });
  return picked.json<{ appointmentId: string }>().appointmentId;
};
const linkTo = (appointmentId: string) =>
  createVisitLink(hams.db.pool, {
    appointmentId: Number(appointmentId.slice(4)),
    role: 'patient',
    personId: patient.id,
    now: new Date(thursdayMorning),
  });
const byLink = (token: string) => call('GET', `/visit-links/${token}/calendar.ics`, null);
const read = calendarParsers['ical.js'];

test('N-05 a patient saves a visit to a calendar; its doctor sees the patient’s name in theirs', async () => {
  const id = await bookOne('10:00', { reason: 'Fever' });
  const saved = await file(id, patient);
  expect(saved.statusCode).toBe(200);
  expect(saved.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${id}.ics"; filename*=UTF-8''${id}.ics`,
    'cache-control': 'no-store',
  });
  expect(read(saved.body)).toMatchObject({
    method: 'PUBLISH',
    events: [
      {
        uid: `hams-${Number(id.slice(4))}@hams.example`,
        status: 'TENTATIVE',
        start: '2026-11-26T04:30:00.000Z',
        summary: 'Dr. Kabir Sethi · HAMS',
        attendees: [],
      },
    ],
  });
  expect(saved.body).not.toContain('Fever');
  expect(saved.body).not.toContain('Cardiology');

  const [event] = read((await file(id, doctor)).body).events;
  expect(event).toMatchObject({ summary: 'Asha Menon · HAMS' });
});

test('N-05 for anybody else the visit does not exist', async () => {
  const id = await bookOne('10:15');
  const strangers = await Promise.all([newPatient(hams), newDoctor(hams)]);
  for (const stranger of strangers) {
    const answer = await file(id, stranger);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'appointment_not_found']);
  }
  expect((await file(id, null)).statusCode).toBe(401);
  for (const wrong of ['APT-999999', 'DOC-000001', 'nonsense', '0', '-1', '%20', '..%2f..']) {
    expect((await file(wrong, patient)).statusCode, wrong).toBeGreaterThanOrEqual(400);
    expect((await file(wrong, patient)).statusCode, wrong).toBeLessThan(500);
  }
});

test('N-05 a visit that does not take place is not saved, and the answer says what became of it', async () => {
  const id = await bookOne('10:30');
  await respond(id, 'reject');
  for (const answer of [await file(id, patient), await byLink(await linkTo(id))]) {
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'wrong_status', appStatus: 'Rejected' },
    ]);
  }
});

test('N-05 a file saved twice and again after a move leaves one entry, at the new time', async () => {
  const id = await bookOne('11:00');
  await respond(id, 'accept');
  const entries = new Map<string, ReadEvent>();
  const token = await linkTo(id);
  for (const saved of [await file(id, patient), await file(id, patient), await byLink(token)]) {
    applyMessage(entries, read(saved.body));
  }
  const before = [...entries.values()];
  expect(before).toMatchObject([{ start: '2026-11-26T05:30:00.000Z', status: 'CONFIRMED' }]);

  const moved = await move(id, '11:30');
  applyMessage(entries, read((await file(moved, patient)).body));
  const after = [...entries.values()];
  expect(after).toMatchObject([{ uid: before[0]?.uid, start: '2026-11-26T06:00:00.000Z' }]);
  expect(after[0]?.sequence).toBeGreaterThan(before[0]?.sequence ?? Infinity);
  expect(read((await byLink(token)).body).events).toEqual(after);
  expect((await file(id, patient)).json()).toMatchObject({ appStatus: 'Rescheduled' });
});

test('N-05 a link that is unknown, cut off or no link at all is refused', async () => {
  const token = await linkTo(await bookOne('12:00'));
  expect((await byLink(token)).statusCode).toBe(200);
  for (const wrong of [token.slice(1), `${token}A`, 'A'.repeat(22), '%00', 'x', 'ä', 'A'.repeat(190)]) {
    const answer = await byLink(encodeURIComponent(wrong));
    expect([answer.statusCode, answer.json().code], wrong).toEqual([404, 'link_unknown']);
  }
});
