import { expect } from 'vitest';
import { query } from '#db/statement.ts';
import { toInstant } from '#domain/platform/calendar-days.ts';
import { toMinutes } from '#domain/scheduling/slot-grid.ts';
import { database, openDataDirectory, port } from '#embedded-postgres/data-directory.ts';
import { bookSlot } from '#harness/api-calls.ts';
import { embeddedAppRole } from '#server/platform/database/app-role.ts';
import { type Database, openDatabase, retryDeadlocks } from '#server/platform/database/database.ts';
import { reserveSlot } from '#server/scheduling/reservations/reserve-slot.ts';
import { dayAfterRace, type RaceClinic } from './race-clinic.ts';

/** The period in which a racer certainly had the slot; instants in milliseconds. */
interface SlotClaim {
  readonly index: number;
  readonly asked: number;
  readonly answered: number;
  readonly until: number;
}

/**
 * All patients of the clinic book and reserve one slot of a new doctor while reservations expire: in the end
 * exactly one has it, and never beside an active reservation.
 */
export async function raceWithReservations(clinic: RaceClinic, slot: string): Promise<void> {
  const doctor = await clinic.newDoctor(dayAfterRace);
  const startsAt = new Date(toInstant(dayAfterRace, toMinutes(slot) ?? 0, 'Asia/Kolkata'));
  const { socketDirectory } = openDataDirectory(clinic.dataDirectory);
  // Reservations use two connection pools, like two processes.
  const pools = [0, 1].map(() =>
    openDatabase({ host: socketDirectory, port, user: embeddedAppRole, database }),
  );
  const [practice] = await query<{ id: number }>(
    (pools[0] as Database).pool,
    'select id from practices where doctor_id = :id',
    { id: Number(doctor.id) },
  );
  const practiceId = practice?.id ?? 0;
  const findPool = (index: number) => (pools[index % 2] as Database).pool;

  const reserve = async (index: number, lasts: number): Promise<SlotClaim | null> => {
    const asked = Date.now();
    const until = asked + lasts;
    const made = await retryDeadlocks(() =>
      reserveSlot(findPool(index), {
        doctorId: Number(doctor.id),
        practiceId,
        patientId: Number(clinic.patient(index).id),
        startsAt,
        endsAt: new Date(startsAt.getTime() + 15 * 60_000),
        mode: 'Offline',
        until: new Date(until),
        now: new Date(asked),
      }),
    );
    return made && { index, asked, answered: Date.now(), until };
  };

  const tryToBook = async (index: number): Promise<SlotClaim | null> => {
    const asked = Date.now();
    const answer = await bookSlot(clinic.host(index), clinic.patient(index), doctor.id, dayAfterRace, slot);
    if (answer.status === 201) {
      return { index, asked, answered: Date.now(), until: Number.POSITIVE_INFINITY };
    }
    // The patient counts as busy if the slot was freed and taken again twice during the request.
    expect(answer.status).toBe(409);
    expect(['slot_taken', 'patient_busy']).toContain(((await answer.json()) as { code: string }).code);
    return null;
  };

  /** All rows of the slot, active or expired. */
  const rows = async () =>
    (
      await findPool(0).query<{ status: string; patient_id: number }>(
        `select status, patient_id from appointments where doctor_id = $1 and starts_at = $2
         and status in ('Held', 'Requested', 'Pending')`,
        [doctor.id, startsAt],
      )
    ).rows;

  const first = await reserve(1, 60);
  expect(first).not.toBeNull();
  const reservations = first ? [first] : [];
  const bookings: SlotClaim[] = [];
  // Every second one reserves, sometimes only for an instant; every fourth tries again after a refusal.
  const race = async (index: number) => {
    for (let turn = 0; turn < (index % 4 === 0 ? 4 : 2) && bookings.length === 0; turn += 1) {
      if (index % 2 === 1) {
        const had = await reserve(index, (index * 7 + turn * 13) % 90);
        if (had) reservations.push(had);
      } else {
        const had = await tryToBook(index);
        if (had) bookings.push(had);
      }
      expect((await rows()).length).toBeLessThanOrEqual(1);
    }
  };
  await Promise.all(clinic.patients.map((_, index) => race(index)));

  // The slot is not lost: once the last reservation has expired it can be booked, without any cleanup job.
  await expect
    .poll(
      async () => {
        if (bookings.length === 0) {
          const had = await tryToBook(0);
          if (had) bookings.push(had);
        }
        return bookings.length;
      },
      { timeout: 60_000, interval: 20 },
    )
    .toBe(1);
  expect(await rows()).toEqual([
    { status: 'Requested', patient_id: Number(clinic.patient(bookings[0]?.index ?? -1).id) },
  ]);

  // No one had the slot for a period entirely within someone else's reservation.
  const all = [...reservations, ...bookings];
  const beside = reservations.flatMap((held) =>
    all.filter((other) => other !== held && other.asked > held.answered && other.answered < held.until),
  );
  expect(beside).toEqual([]);
  for (const pool of pools) await pool.close();
}
