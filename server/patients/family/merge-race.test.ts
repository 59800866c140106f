import { expect, test } from 'vitest';
import { formatId } from '#domain/platform/readable-ids.ts';
import { reserveSlot } from '#server/scheduling/reservations/reserve-slot.ts';
import { thursdayMorning } from '#server/testing/app.ts';
import { runInLockOrder } from '#server/testing/lock-order.ts';
import { createTwoRecords } from '#server/testing/patients/duplicate-records.ts';
import { bookVisit, logInAgain, newDoctor } from '#server/testing/people.ts';
import { findMainPractice } from '#server/testing/practices.ts';

const { all, reset, merge, undo, bookFor, visits } = createTwoRecords();

/** Both wait for the lock on the merged record, the first ahead of the second, until it is released. */
function runBothInOrder<One, Other>(first: () => Promise<One>, second: () => Promise<Other>) {
  const { hams, duplicate } = all();
  const lock = { sql: 'select from patients where id = :id for update', values: { id: duplicate.id } };
  return runInLockOrder<[One, Other]>(hams.db.pool, lock, first, second);
}

test('J-07 a booking that is committed while a merge waits moves with it, and comes back', async () => {
  const [booked, outcome] = await runBothInOrder(() => bookFor('duplicate', '16:00'), merge);
  expect([booked.statusCode, outcome]).toEqual([201, 'merged']);
  const { appointmentId } = booked.json<{ appointmentId: string }>();
  expect([await visits('survivor'), await visits('duplicate')]).toEqual([[appointmentId], []]);
  expect(await undo()).toBe('undone');
  expect([await visits('survivor'), await visits('duplicate')]).toEqual([[], [appointmentId]]);
});

test('J-07 a booking that waits for a merge becomes the visit of the record that stands for both', async () => {
  const { hams, duplicate } = all();
  const [outcome, booked] = await runBothInOrder(merge, () => bookFor('duplicate', '16:00'));
  expect([outcome, booked.statusCode]).toEqual(['merged', 201]);
  const { appointmentId } = booked.json<{ appointmentId: string }>();
  expect([await visits('survivor'), await visits('duplicate')]).toEqual([[appointmentId], []]);
  const now = await logInAgain(hams, 'patient', duplicate);
  const detail = await hams.app.inject({
    url: `/api/patients/appointments/${appointmentId}`,
    headers: now.bearer,
  });
  expect(detail.statusCode).toBe(200);
  // Changes made since the merge stay on the surviving record.
  expect(await undo()).toBe('undone');
  expect([await visits('survivor'), await visits('duplicate')]).toEqual([[appointmentId], []]);
});

test('J-07 the record that stands for both has a visit then: the booking that waited is refused', async () => {
  const { hams, survivor } = all();
  const other = await newDoctor(hams);
  expect((await bookVisit(hams, survivor, other, '16:00')).statusCode).toBe(201);
  const [outcome, booked] = await runBothInOrder(merge, () => bookFor('duplicate', '16:00'));
  expect([outcome, booked.statusCode]).toEqual(['merged', 409]);
  expect(await visits('duplicate')).toEqual([]);
  expect(await visits('survivor')).toHaveLength(1);
});

test('J-07 a time that is held for the record that went is held for the other one', async () => {
  const { hams, doctor, duplicate } = all();
  const startsAt = new Date(thursdayMorning + 8 * 60 * 60_000);
  const practiceId = await findMainPractice(hams, doctor);
  const reserve = () =>
    reserveSlot(hams.db.pool, {
      doctorId: doctor.id,
      practiceId,
      patientId: duplicate.id,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 15 * 60_000),
      mode: 'Offline',
      until: new Date(thursdayMorning + 60 * 60_000),
      now: new Date(thursdayMorning),
    });
  const [outcome, held] = await runBothInOrder(merge, reserve);
  expect(outcome).toBe('merged');
  expect(await visits('survivor')).toEqual([formatId('appointment', held?.id ?? 0)]);
  expect(await visits('duplicate')).toEqual([]);
});

test('J-07 what is written into the record that went is in the one that stands for it', async () => {
  const { hams, survivor, duplicate } = all();
  const [outcome, stored] = await runBothInOrder(merge, () =>
    hams.app.inject({
      method: 'POST',
      url: '/api/patients/vitals',
      headers: duplicate.bearer,
      body: { heartRate: 72 },
    }),
  );
  expect([outcome, stored.statusCode]).toEqual(['merged', 201]);
  const { bearer: now } = await logInAgain(hams, 'patient', survivor);
  const found = await hams.app.inject({ url: '/api/patients/vitals', headers: now });
  expect(found.json().latest.heartRate).toBe(72);
});

test('J-07 of many bookings, merges and undoings at once no visit is left on a record that is merged away', async () => {
  const slots = ['10:00', '10:15', '10:30', '10:45', '11:00', '11:15', '11:30', '11:45'];
  let booked = 0;
  for (let round = 0; round < 5; round++) {
    await reset();
    const [outcome, ...answers] = await Promise.all([
      new Promise<string>((resolve, reject) => setImmediate(() => merge().then(resolve, reject))),
      ...slots.map((slot, at) => bookFor(at % 3 ? 'duplicate' : 'survivor', slot)),
    ]);
    expect(outcome).toBe('merged');
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    const made = answers.filter(({ statusCode }) => statusCode === 201).length;
    expect([(await visits('survivor')).length, await visits('duplicate')]).toEqual([made, []]);
    booked += made;
    expect(await undo()).toBe('undone');
    expect((await visits('survivor')).length + (await visits('duplicate')).length).toBe(made);
  }
  expect(booked).toBeGreaterThan(0);
});
