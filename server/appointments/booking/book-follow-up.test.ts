import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { insertPractice } from '#server/testing/practices.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;
let visit: string;
beforeAll(async () => {
  // The limits apply to patients only.
  hams = await testApp({ OPEN_VISITS_PER_DOCTOR: '1' });
});
afterAll(() => hams.close());
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
  const body = { consultStatus: 'Online', reason: 'High BP' };
  visit = (await bookVisit(hams, patient, doctor, '09:00', body)).json().appointmentId;
  await become('Completed');
});

const become = (status: string) =>
  hams.db.pool.query('update appointments set status = $2 where id = $1', [Number(visit.slice(4)), status]);
const friday = '2026-11-27';
const followUp = (slotNumber: string, by = doctor, date = thursday, more = {}) =>
  hams.app.inject({
    method: 'POST',
    url: `/api/appointments/${visit}/follow-up`,
    headers: by.bearer,
    body: { date, slotNumber, ...more },
  });
const timeOn = (date: string) =>
  hams.app.inject({
    url: `/api/appointments/${visit}/follow-up-time?date=${date}`,
    headers: doctor.bearer,
  });

test('G-05 the doctor books the follow-up: accepted at once, with the event in the doctor’s name, and the patient is told', async () => {
  const answer = await followUp('16:00');
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    date: thursday,
    slotNumber: '16:00',
    appStatus: 'Pending',
    reason: 'High BP',
    consultStatus: 'Online',
    payStatus: 'Unpaid',
  });
  const id = Number(answer.json().appointmentId.slice(4));
  const { rows } = await hams.db.pool.query(
    `select e.actor_role, e.actor_id, e.action, e.to_status, a.meeting_link is not null as room
     from appointment_events e join appointments a on a.id = e.appointment_id where a.id = $1`,
    [id],
  );
  expect(rows).toEqual([
    { actor_role: 'doctor', actor_id: doctor.id, action: 'book', to_status: 'Pending', room: true },
  ]);
  await hams.deps.outbox.deliver();
  const notified = await hams.db.pool.query(
    'select distinct event, role from messages where appointment_id = $1',
    [id],
  );
  expect(notified.rows).toEqual([{ event: 'followUpBooked', role: 'patient' }]);

  // A repeat, and a second follow-up beyond a patient's limit.
  expect((await followUp('16:00')).json().appointmentId).toBe(answer.json().appointmentId);
  expect((await followUp('16:30')).statusCode).toBe(201);
});

test('G-05 it is refused for a visit that is not over, for somebody else’s, and for times that cannot be had', async () => {
  expect((await followUp('08:00')).json().code).toBe('slot_past');
  expect((await followUp('10:05')).json().code).toBe('slot_not_published');
  const [other, stranger] = await Promise.all([newPatient(hams), newDoctor(hams)]);
  await bookVisit(hams, other, doctor, '10:00');
  expect((await followUp('10:00')).json().code).toBe('slot_taken');
  await bookVisit(hams, patient, stranger, '11:00');
  expect((await followUp('11:00')).json().code).toBe('patient_busy');
  expect((await followUp('12:00', stranger)).json().code).toBe('appointment_not_found');
  await become('Pending');
  expect((await followUp('12:00')).json().code).toBe('wrong_status');
});

test('E-07 a patient and the doctor’s follow-up race for one slot: one gets it', async () => {
  const rivals = await Promise.all(Array.from({ length: 3 }, () => newPatient(hams)));
  const answers = await Promise.all([
    ...rivals.map((rival) => bookVisit(hams, rival, doctor, '15:00')),
    followUp('15:00'),
  ]);
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([201, 409, 409, 409]);
});

test('G-05 a follow-up tapped twice at once is booked once', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => followUp('15:30')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json().appointmentId)).size).toBe(1);
});

test('G-05 the first free time on a day or after it is found; before today there is none', async () => {
  await bookVisit(hams, await newPatient(hams), doctor, '09:15');
  expect((await timeOn(thursday)).json()).toMatchObject({
    free: { date: thursday, slot: '09:30' },
  });
  expect((await timeOn('2026-11-20')).json()).toMatchObject({
    free: { date: thursday, slot: '09:30' },
    elsewhere: null,
  });
  expect((await timeOn('2026-11-27')).json()).toEqual({ free: null, elsewhere: null });
});

test('G-05 K-01 at another practice it is booked only by name; the paper says time and place', async () => {
  const evening = await insertPractice(hams, doctor);
  const practiceId = `PRA-${String(evening).padStart(6, '0')}`;
  await hams.app.inject({
    method: 'POST',
    url: `/api/doctors/${doctor.id}/slots`,
    headers: doctor.bearer,
    body: { date: friday, slots: ['18:20'], interval: 20, practiceId },
  });
  expect((await timeOn(friday)).json()).toEqual({
    free: null,
    elsewhere: { date: friday, slot: '18:20', practiceId, practiceName: 'Evening Clinic' },
  });
  expect((await followUp('18:20', doctor, friday)).json().code).toBe('slot_not_published');
  const unknown = await followUp('18:20', doctor, friday, { practiceId: 'none' });
  expect(unknown.json().code).toBe('practice_not_found');
  await hams.app.inject({
    method: 'PUT',
    url: `/api/appointments/${visit}/prescription`,
    headers: doctor.bearer,
    body: { prescription: { advice: 'Rest', followUpDate: thursday } },
  });
  const booked = await followUp('18:20', doctor, friday, { practiceId });
  expect(booked.json()).toMatchObject({ practiceId, practiceName: 'Evening Clinic' });
  const paper = () =>
    hams.app.inject({ url: `/api/appointments/${visit}/prescription`, headers: patient.bearer });
  expect((await paper()).json().prescription.followUpVisit).toEqual({
    startsAt: '2026-11-27T12:50:00.000Z',
    consultStatus: 'Online',
    Hospital: 'Evening Clinic',
  });
  await hams.db.pool.query("update appointments set status = 'Cancelled' where status = 'Pending'");
  expect((await paper()).json().prescription.followUpVisit).toBeNull();
});
