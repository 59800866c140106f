import { Refusal } from '#contract/refusals.ts';
import { minutesOf } from '#domain/slot-grid.ts';
import { findAvailability, findNextFree } from '#server/availability/find-free-slots.ts';
import type { Deps } from '#server/platform/deps.ts';

/** A time that is taken. */
export class TimeHeld extends Error {
  readonly doctorId: number;
  readonly date: string;
  readonly minutes: number;

  constructor(doctorId: number, date: string, minutes: number) {
    super(`${date} of doctor ${doctorId} is held at minute ${minutes}`);
    this.doctorId = doctorId;
    this.date = date;
    this.minutes = minutes;
  }
}

/** The refusal for the overlap in the way: the doctor's, with the next free slot, or the patient's own. */
export async function whoIsInTheWay(deps: Deps, { doctorId, date, minutes }: TimeHeld): Promise<Refusal> {
  const [[day], next] = await Promise.all([
    findAvailability(deps, doctorId, date, date),
    findNextFree(deps.database.pool, deps.clock, [doctorId]),
  ]);
  const free = day?.free.some((slot) => minutesOf(slot) === minutes) ?? false;
  return new Refusal(free ? 'patient_busy' : 'slot_taken', { nextFree: next.get(doctorId) ?? null });
}

/**
 * Runs a transaction, and looks up after it what was in the way: during it, the losers of a race would wait
 * for each other's connections.
 */
export async function namingWhoIsInTheWay<T>(deps: Deps, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof TimeHeld ? await whoIsInTheWay(deps, error) : error;
  }
}
