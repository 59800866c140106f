import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { query } from '#db/statement.ts';
import { toInstant } from '#domain/platform/calendar-days.ts';
import { toMinutes } from '#domain/scheduling/slot-grid.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { findMainPractice } from '#server/testing/practices.ts';
import { claimReservation } from './claim-reservation.ts';
import { deleteExpiredHolds } from './delete-expired-holds.ts';
import { releaseReservations } from './release-reservations.ts';
import { reserveSlot } from './reserve-slot.ts';

const minute = 60_000;
let hams: TestApp;
let doctor: TestPerson;
let reservedFor: TestPerson;
let otherPatient: TestPerson;
beforeAll(async () => {
  hams = await testApp();
  [doctor, reservedFor, otherPatient] = await Promise.all([
    newDoctor(hams),
    newPatient(hams),
    newPatient(hams),
  ]);
});
afterAll(() => hams.close());
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  await hams.db.pool.query(
    'delete from announcements; delete from appointment_events; delete from appointments',
  );
});

const slotStart = (slot: string) =>
  new Date(toInstant(thursday, toMinutes(slot) ?? 0, hams.deps.clock.timeZone));
const reserve = async (slot: string, patient = reservedFor, minutes = 15, of = doctor) =>
  reserveSlot(hams.db.pool, {
    doctorId: of.id,
    practiceId: await findMainPractice(hams, of),
    patientId: patient.id,
    startsAt: slotStart(slot),
    endsAt: new Date(slotStart(slot).getTime() + 15 * minute),
    mode: 'Offline',
    until: new Date(hams.deps.clock.now() + minutes * minute),
    now: new Date(hams.deps.clock.now()),
  });
const rows = () =>
  query<{ status: string; patient_id: number }>(
    hams.db.pool,
    'select status, patient_id from appointments order by starts_at, id',
  );
const readRefusalCode = async (answer: ReturnType<typeof bookVisit>) =>
  (await answer).json<{ code: string }>().code;

test('K-06 a held time is refused to everybody else until it runs out, to the millisecond', async () => {
  expect(await reserve('09:00')).not.toBeNull();
  expect(await readRefusalCode(bookVisit(hams, otherPatient, doctor, '09:00'))).toBe('slot_taken');
  hams.setNow(thursdayMorning + 15 * minute - 1);
  expect(await readRefusalCode(bookVisit(hams, otherPatient, doctor, '09:00'))).toBe('slot_taken');
  hams.setNow(thursdayMorning + 15 * minute);
  expect((await bookVisit(hams, otherPatient, doctor, '09:00')).statusCode).toBe(201);
  expect(await rows()).toEqual([{ status: 'Requested', patient_id: otherPatient.id }]);
});

test('K-06 whoever a time is kept for may book it', async () => {
  await reserve('09:00');
  expect((await bookVisit(hams, reservedFor, doctor, '09:00')).statusCode).toBe(201);
  expect(await rows()).toEqual([{ status: 'Requested', patient_id: reservedFor.id }]);
});

test('K-06 whoever a time is kept for may book elsewhere then, and gives it up by that', async () => {
  const elsewhere = await newDoctor(hams);
  await reserve('09:00');
  await reserve('10:00');
  expect((await bookVisit(hams, reservedFor, elsewhere, '09:00')).statusCode).toBe(201);
  expect(await rows()).toEqual([
    { status: 'Requested', patient_id: reservedFor.id },
    { status: 'Held', patient_id: reservedFor.id },
  ]);
  expect((await bookVisit(hams, otherPatient, doctor, '09:00')).statusCode).toBe(201);
});

test('K-06 a booking elsewhere that is refused leaves the patient’s own hold', async () => {
  const elsewhere = await newDoctor(hams);
  await reserve('09:00');
  await bookVisit(hams, otherPatient, elsewhere, '09:00');
  expect(await readRefusalCode(bookVisit(hams, reservedFor, elsewhere, '09:00'))).toBe('slot_taken');
  await query(hams.db.pool, "update practices set modes = '{Offline}' where doctor_id = :id", {
    id: elsewhere.id,
  });
  expect(
    await readRefusalCode(bookVisit(hams, reservedFor, elsewhere, '09:15', { consultStatus: 'Online' })),
  ).toBe('mode_not_offered');
  await reserve('09:15', otherPatient, 15, elsewhere);
  expect(await readRefusalCode(bookVisit(hams, reservedFor, elsewhere, '09:15'))).toBe('slot_taken');
  expect(await rows()).toEqual(expect.arrayContaining([{ status: 'Held', patient_id: reservedFor.id }]));
});

test('K-06 the hold of the very time stays too when the booking is refused for its way', async () => {
  await query(hams.db.pool, "update practices set modes = '{Offline}' where doctor_id = :id", {
    id: doctor.id,
  });
  await reserve('09:00');
  expect(
    await readRefusalCode(bookVisit(hams, reservedFor, doctor, '09:00', { consultStatus: 'Online' })),
  ).toBe('mode_not_offered');
  expect(await rows()).toEqual([{ status: 'Held', patient_id: reservedFor.id }]);
});

test('K-06 a refused booking takes no hold away', async () => {
  await reserve('09:00');
  expect(await readRefusalCode(bookVisit(hams, reservedFor, doctor, '09:05'))).toBe('slot_not_published');
  expect(await readRefusalCode(bookVisit(hams, otherPatient, doctor, '09:00'))).toBe('slot_taken');
  expect(await rows()).toEqual([{ status: 'Held', patient_id: reservedFor.id }]);
});

test('K-06 a hold that runs out while a booking is refused for it leaves the time to the booking', async () => {
  await reserve('09:00');
  const over = thursdayMorning + 15 * minute;
  const clock = vi.spyOn(hams.deps.clock, 'now');
  let booked = false;
  // Any time read after the statement is past the expiry.
  clock.mockImplementation(() => (booked ? over : over - 1));
  const query = hams.deps.database.pool.query.bind(hams.deps.database.pool);
  const pool = vi.spyOn(hams.deps.database.pool, 'query').mockImplementation(((asked: { name?: string }) => {
    const answer = query(asked as never) as unknown as Promise<unknown>;
    if (asked.name === 'insert_booking') void answer.then(() => (booked = true));
    return answer;
  }) as never);
  try {
    expect((await bookVisit(hams, otherPatient, doctor, '09:00')).statusCode).toBe(201);
  } finally {
    clock.mockRestore();
    pool.mockRestore();
  }
  expect(await rows()).toEqual([{ status: 'Requested', patient_id: otherPatient.id }]);
});

test('K-06 a second hold waits for the end of the first, and for the end of an appointment for ever', async () => {
  await reserve('09:00');
  expect(await reserve('09:00', otherPatient)).toBeNull();
  await bookVisit(hams, otherPatient, doctor, '09:15');
  expect(await reserve('09:15')).toBeNull();
  hams.setNow(thursdayMorning + 15 * minute);
  expect(await reserve('09:00', otherPatient)).not.toBeNull();
  expect(await rows()).toHaveLength(2);
});

test('K-06 holds that are released or have run out go, and nothing else', async () => {
  const first = await reserve('09:00');
  await reserve('09:30');
  await bookVisit(hams, otherPatient, doctor, '10:00');
  const [booked] = await query<{ id: number }>(
    hams.db.pool,
    "select id from appointments where status = 'Requested'",
  );
  expect(await releaseReservations(hams.db.pool, [first?.id ?? 0, booked?.id ?? 0])).toEqual([first?.id]);
  expect(await deleteExpiredHolds(hams.deps)).toBe(0);
  hams.setNow(thursdayMorning + 15 * minute);
  expect(await deleteExpiredHolds(hams.deps)).toBe(1);
  expect(await rows()).toEqual([{ status: 'Requested', patient_id: otherPatient.id }]);
});

test('K-06 a hold becomes the new time of the appointment that it replaces, once and in time', async () => {
  await bookVisit(hams, reservedFor, doctor, '09:00', { reason: 'Fever since Monday' });
  const [old] = await query<{ id: number }>(hams.db.pool, 'select id from appointments');
  const [occupied, late] = [await reserve('10:00'), await reserve('11:00')];
  const take = (id: number | undefined) =>
    claimReservation(hams.db.pool, id ?? 0, {
      replacedId: old?.id ?? 0,
      status: 'Pending',
      meetingLink: null,
      by: { role: 'patient', id: reservedFor.id },
      announced: 'movedByPatient',
      now: new Date(hams.deps.clock.now()),
    });
  expect(await take(occupied?.id)).toBe(occupied?.id);
  expect(await take(occupied?.id)).toBeNull();
  hams.setNow(thursdayMorning + 15 * minute);
  expect(await take(late?.id)).toBeNull();
  const [taken] = await query(
    hams.db.pool,
    `select a.status, a.reserved_until, a.reason, a.sequence, a.replaces_id, e.action, e.to_status, n.event
     from appointments a join appointment_events e on e.appointment_id = a.id
       join announcements n on n.appointment_id = a.id and n.event = 'movedByPatient' where a.id = :id`,
    { id: occupied?.id },
  );
  expect(taken).toEqual({
    status: 'Pending',
    reserved_until: null,
    reason: 'Fever since Monday',
    sequence: 1,
    replaces_id: old?.id,
    action: 'book',
    to_status: 'Pending',
    event: 'movedByPatient',
  });
});
