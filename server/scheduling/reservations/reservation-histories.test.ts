import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { toInstant } from '#domain/platform/calendar-days.ts';
import { toMinutes } from '#domain/scheduling/slot-grid.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { findMainPractice } from '#server/testing/practices.ts';
import { deleteExpiredHolds } from './delete-expired-holds.ts';
import { releaseReservations } from './release-reservations.ts';
import { reserveSlot } from './reserve-slot.ts';

/** `HISTORIES=1000` for a long run. */
const histories = Number(process.env.HISTORIES ?? 25);
const minute = 60_000;
const slots = ['16:00', '16:15', '16:30'] as const;

let hams: TestApp;
let doctor: TestPerson;
let patients: TestPerson[];
beforeAll(async () => {
  hams = await testApp();
  doctor = await newDoctor(hams);
  patients = await Promise.all([newPatient(hams), newPatient(hams), newPatient(hams)]);
});
afterAll(() => hams.close());

const slot = fc.nat(slots.length - 1);
const patient = fc.nat(2);
const step = fc.oneof(
  fc.record({ does: fc.constant('hold'), slot, patient, minutes: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ does: fc.constant('book'), slot, patient }),
  fc.record({ does: fc.constant('cancel'), slot }),
  fc.record({ does: fc.constant('release'), slot }),
  fc.record({ does: fc.constant('wait'), minutes: fc.integer({ min: 1, max: 10 }) }),
  fc.record({ does: fc.constant('sweep') }),
);
type Step = {
  readonly does: string;
  readonly slot?: number;
  readonly patient?: number;
  readonly minutes?: number;
};

/** Expected occupant of a slot, until an instant or for good. */
interface ExpectedOccupant {
  readonly patient: number;
  readonly until: number;
  readonly id: number;
}

const slotStart = (index: number) =>
  new Date(toInstant(thursday, toMinutes(slots[index] ?? '') ?? 0, hams.deps.clock.timeZone));

/** Runs a history against the database and the model; both must agree at each step. */
async function play(steps: readonly Step[]): Promise<void> {
  const { pool } = hams.db;
  await pool.query('delete from announcements; delete from appointment_events; delete from appointments');
  hams.setNow(thursdayMorning);
  const paper = new Map<number, ExpectedOccupant>();
  const currentTime = () => hams.deps.clock.now();
  const currentOccupant = (index: number) => {
    const retained = paper.get(index);
    return retained && retained.until > currentTime() ? retained : null;
  };
  for (const { does, slot: index = 0, patient: who = 0, minutes = 0 } of steps) {
    const person = patients[who];
    if (!person) throw new Error('No such patient');
    const retained = currentOccupant(index);
    if (does === 'hold') {
      const startsAt = slotStart(index);
      const until = currentTime() + minutes * minute;
      const reservation = await reserveSlot(pool, {
        doctorId: doctor.id,
        practiceId: await findMainPractice(hams, doctor),
        patientId: person.id,
        startsAt,
        endsAt: new Date(startsAt.getTime() + 15 * minute),
        mode: 'Offline',
        until: new Date(until),
        now: new Date(currentTime()),
      });
      expect(reservation === null).toBe(retained !== null);
      if (reservation) paper.set(index, { patient: who, until, id: reservation.id });
    } else if (does === 'book') {
      const answer = await bookVisit(hams, person, doctor, slots[index] ?? '');
      const isHeldForThem =
        retained !== null && retained.until < Number.POSITIVE_INFINITY && retained.patient === who;
      expect(answer.statusCode).toBe(retained === null || isHeldForThem ? 201 : 409);
      if (answer.statusCode === 201) {
        const id = Number(answer.json<{ appointmentId: string }>().appointmentId.slice(4));
        paper.set(index, { patient: who, until: Number.POSITIVE_INFINITY, id });
      }
    } else if (does === 'cancel') {
      if (retained?.until !== Number.POSITIVE_INFINITY) continue;
      await query(pool, "update appointments set status = 'Cancelled' where id = :id", { id: retained.id });
      paper.delete(index);
    } else if (does === 'release') {
      if (!retained || retained.until === Number.POSITIVE_INFINITY) continue;
      expect(await releaseReservations(pool, [retained.id])).toEqual([retained.id]);
      paper.delete(index);
    } else if (does === 'wait') {
      hams.setNow(currentTime() + minutes * minute);
    } else {
      await deleteExpiredHolds(hams.deps);
    }
    // The occupied slots in the database equal those of the model: no slot twice, none lost.
    const rows = await query<{ id: number; patient_id: number }>(
      pool,
      `select id, patient_id from appointments
       where status <> 'Cancelled' and (status <> 'Held' or reserved_until > :now) order by starts_at`,
      { now: new Date(currentTime()) },
    );
    const expected = slots.map((_, each) => currentOccupant(each)).filter((each) => each !== null);
    expect(rows).toEqual(expected.map(({ id, patient: of }) => ({ id, patient_id: patients[of]?.id })));
  }
}

test(`K-06 ${histories} random histories of holds and bookings: a slot is at every moment whose it is on paper`, async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), play), {
    numRuns: histories,
  });
});
