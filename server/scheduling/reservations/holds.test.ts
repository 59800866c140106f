import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { query } from '#db/statement.ts';
import { instantOf } from '#domain/platform/calendar-days.ts';
import { minutesOf } from '#domain/scheduling/slot-grid.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { book, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { mainPracticeOf } from '#server/testing/practices.ts';
import { holdTime } from './hold-time.ts';
import { releaseHolds } from './release-holds.ts';
import { sweepHolds } from './sweep-holds.ts';
import { takeHold } from './take-hold.ts';

const minute = 60_000;
let hams: TestApp;
let doctor: TestPerson;
let keptFor: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  hams = await testApp();
  [doctor, keptFor, other] = await Promise.all([newDoctor(hams), newPatient(hams), newPatient(hams)]);
});
afterAll(() => hams.close());
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  await hams.db.pool.query(
    'delete from announcements; delete from appointment_events; delete from appointments',
  );
});

const startOf = (slot: string) =>
  new Date(instantOf(thursday, minutesOf(slot) ?? 0, hams.deps.clock.timeZone));
const hold = async (slot: string, patient = keptFor, minutes = 15, of = doctor) =>
  holdTime(hams.db.pool, {
    doctorId: of.id,
    practiceId: await mainPracticeOf(hams, of),
    patientId: patient.id,
    startsAt: startOf(slot),
    endsAt: new Date(startOf(slot).getTime() + 15 * minute),
    mode: 'Offline',
    until: new Date(hams.deps.clock.now() + minutes * minute),
    now: new Date(hams.deps.clock.now()),
  });
const rows = () =>
  query<{ status: string; patient_id: number }>(
    hams.db.pool,
    'select status, patient_id from appointments order by starts_at, id',
  );
const refusalOf = async (answer: ReturnType<typeof book>) => (await answer).json<{ code: string }>().code;

test('K-06 a held time is refused to everybody else until it runs out, to the millisecond', async () => {
  expect(await hold('09:00')).not.toBeNull();
  expect(await refusalOf(book(hams, other, doctor, '09:00'))).toBe('slot_taken');
  hams.setNow(thursdayMorning + 15 * minute - 1);
  expect(await refusalOf(book(hams, other, doctor, '09:00'))).toBe('slot_taken');
  hams.setNow(thursdayMorning + 15 * minute);
  expect((await book(hams, other, doctor, '09:00')).statusCode).toBe(201);
  expect(await rows()).toEqual([{ status: 'Requested', patient_id: other.id }]);
});

test('K-06 whoever a time is kept for may book it', async () => {
  await hold('09:00');
  expect((await book(hams, keptFor, doctor, '09:00')).statusCode).toBe(201);
  expect(await rows()).toEqual([{ status: 'Requested', patient_id: keptFor.id }]);
});

test('K-06 whoever a time is kept for may book elsewhere then, and gives it up by that', async () => {
  const elsewhere = await newDoctor(hams);
  await hold('09:00');
  await hold('10:00');
  expect((await book(hams, keptFor, elsewhere, '09:00')).statusCode).toBe(201);
  expect(await rows()).toEqual([
    { status: 'Requested', patient_id: keptFor.id },
    { status: 'Held', patient_id: keptFor.id },
  ]);
  expect((await book(hams, other, doctor, '09:00')).statusCode).toBe(201);
});

test('K-06 a booking elsewhere that is refused leaves the patient’s own hold', async () => {
  const elsewhere = await newDoctor(hams);
  await hold('09:00');
  await book(hams, other, elsewhere, '09:00');
  expect(await refusalOf(book(hams, keptFor, elsewhere, '09:00'))).toBe('slot_taken');
  await query(hams.db.pool, "update practices set modes = '{Offline}' where doctor_id = :id", {
    id: elsewhere.id,
  });
  expect(await refusalOf(book(hams, keptFor, elsewhere, '09:15', { consultStatus: 'Online' }))).toBe(
    'mode_not_offered',
  );
  await hold('09:15', other, 15, elsewhere);
  expect(await refusalOf(book(hams, keptFor, elsewhere, '09:15'))).toBe('slot_taken');
  expect(await rows()).toEqual(expect.arrayContaining([{ status: 'Held', patient_id: keptFor.id }]));
});

test('K-06 the hold of the very time stays too when the booking is refused for its way', async () => {
  await query(hams.db.pool, "update practices set modes = '{Offline}' where doctor_id = :id", {
    id: doctor.id,
  });
  await hold('09:00');
  expect(await refusalOf(book(hams, keptFor, doctor, '09:00', { consultStatus: 'Online' }))).toBe(
    'mode_not_offered',
  );
  expect(await rows()).toEqual([{ status: 'Held', patient_id: keptFor.id }]);
});

test('K-06 a refused booking takes no hold away', async () => {
  await hold('09:00');
  expect(await refusalOf(book(hams, keptFor, doctor, '09:05'))).toBe('slot_not_published');
  expect(await refusalOf(book(hams, other, doctor, '09:00'))).toBe('slot_taken');
  expect(await rows()).toEqual([{ status: 'Held', patient_id: keptFor.id }]);
});

test('K-06 a hold that runs out while a booking is refused for it leaves the time to the booking', async () => {
  await hold('09:00');
  const over = thursdayMorning + 15 * minute;
  const clock = vi.spyOn(hams.deps.clock, 'now');
  let booked = false;
  // Whatever asks after its statement finds the hold over.
  clock.mockImplementation(() => (booked ? over : over - 1));
  const query = hams.deps.database.pool.query.bind(hams.deps.database.pool);
  const pool = vi.spyOn(hams.deps.database.pool, 'query').mockImplementation(((asked: { name?: string }) => {
    const answer = query(asked as never) as unknown as Promise<unknown>;
    if (asked.name === 'insert_booking') void answer.then(() => (booked = true));
    return answer;
  }) as never);
  try {
    expect((await book(hams, other, doctor, '09:00')).statusCode).toBe(201);
  } finally {
    clock.mockRestore();
    pool.mockRestore();
  }
  expect(await rows()).toEqual([{ status: 'Requested', patient_id: other.id }]);
});

test('K-06 a second hold waits for the end of the first, and for the end of an appointment for ever', async () => {
  await hold('09:00');
  expect(await hold('09:00', other)).toBeNull();
  await book(hams, other, doctor, '09:15');
  expect(await hold('09:15')).toBeNull();
  hams.setNow(thursdayMorning + 15 * minute);
  expect(await hold('09:00', other)).not.toBeNull();
  expect(await rows()).toHaveLength(2);
});

test('K-06 holds that are released or have run out go, and nothing else', async () => {
  const first = await hold('09:00');
  await hold('09:30');
  await book(hams, other, doctor, '10:00');
  const [booked] = await query<{ id: number }>(
    hams.db.pool,
    "select id from appointments where status = 'Requested'",
  );
  expect(await releaseHolds(hams.db.pool, [first?.id ?? 0, booked?.id ?? 0])).toEqual([first?.id]);
  expect(await sweepHolds(hams.deps)).toBe(0);
  hams.setNow(thursdayMorning + 15 * minute);
  expect(await sweepHolds(hams.deps)).toBe(1);
  expect(await rows()).toEqual([{ status: 'Requested', patient_id: other.id }]);
});

test('K-06 a hold becomes the new time of the appointment that it replaces, once and in time', async () => {
  await book(hams, keptFor, doctor, '09:00', { reason: 'Fever since Monday' });
  const [old] = await query<{ id: number }>(hams.db.pool, 'select id from appointments');
  const [held, late] = [await hold('10:00'), await hold('11:00')];
  const take = (id: number | undefined) =>
    takeHold(hams.db.pool, id ?? 0, {
      replacedId: old?.id ?? 0,
      status: 'Pending',
      meetingLink: null,
      by: { role: 'patient', id: keptFor.id },
      announced: 'movedByPatient',
      now: new Date(hams.deps.clock.now()),
    });
  expect(await take(held?.id)).toBe(held?.id);
  expect(await take(held?.id)).toBeNull();
  hams.setNow(thursdayMorning + 15 * minute);
  expect(await take(late?.id)).toBeNull();
  const [taken] = await query(
    hams.db.pool,
    `select a.status, a.held_until, a.reason, a.sequence, a.replaces_id, e.action, e.to_status, n.event
     from appointments a join appointment_events e on e.appointment_id = a.id
       join announcements n on n.appointment_id = a.id and n.event = 'movedByPatient' where a.id = :id`,
    { id: held?.id },
  );
  expect(taken).toEqual({
    status: 'Pending',
    held_until: null,
    reason: 'Fever since Monday',
    sequence: 1,
    replaces_id: old?.id,
    action: 'book',
    to_status: 'Pending',
    event: 'movedByPatient',
  });
});
