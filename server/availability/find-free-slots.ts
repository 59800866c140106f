import type { FreeSlot } from '#contract/availability.ts';
import type { Queryable } from '#db/statement.ts';
import { availabilityOf, type DayAvailability, type HeldTime } from '#domain/availability.ts';
import { addDays, minutesAt } from '#domain/calendar-days.ts';
import { type Clock, today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type DoctorDayRow, daysOfDoctor, daysOfDoctors } from './availability-queries.ts';

/** How many days ahead the next free slot may be. */
const daysAhead = 30;

export function heldTimes(row: DoctorDayRow): HeldTime[] {
  const ends = row.held_to ?? [];
  return (row.held_from ?? []).map((from, index) => ({ from, to: ends[index] ?? from }));
}

function availabilityOfRow(row: DoctorDayRow, clock: Clock): DayAvailability {
  const day = { date: row.day, interval: row.interval_minutes, starts: row.starts };
  const nowMinutes = row.day === today(clock) ? minutesAt(clock.now(), clock.timeZone) : null;
  return availabilityOf(day, heldTimes(row), nowMinutes);
}

/** A doctor's published days in a range, both ends included, with their free slots. */
export async function findAvailability(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  doctorId: number,
  from: string,
  to: string,
): Promise<DayAvailability[]> {
  const rows = await daysOfDoctor(database.pool, { doctorId, from, to, timeZone: clock.timeZone });
  return rows.map((row) => availabilityOfRow(row, clock));
}

/** The next free slot of each doctor; doctors without one are left out. */
export async function findNextFree(
  db: Queryable,
  clock: Clock,
  doctorIds: readonly number[],
): Promise<Map<number, FreeSlot>> {
  const from = today(clock);
  const rows = await daysOfDoctors(db, {
    doctorIds,
    from,
    to: addDays(from, daysAhead),
    timeZone: clock.timeZone,
  });
  const next = new Map<number, FreeSlot>();
  for (const row of rows) {
    if (next.has(row.doctor_id)) continue;
    const slot = availabilityOfRow(row, clock).free[0];
    if (slot) next.set(row.doctor_id, { date: row.day, slot });
  }
  return next;
}
