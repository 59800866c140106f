import { Refusal } from '#contract/refusals.ts';
import { minutesOf } from '#domain/slot-grid.ts';
import { findAvailability, findNextFree } from '#server/availability/find-free-slots.ts';
import type { Deps } from '#server/platform/deps.ts';

/** A time that could not be had, because somebody holds it. */
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

/** Which of the two overlaps stood in the way, and the doctor's next free slot. */
export async function whoIsInTheWay(deps: Deps, { doctorId, date, minutes }: TimeHeld): Promise<Refusal> {
  const [[day], next] = await Promise.all([
    findAvailability(deps, doctorId, date, date),
    findNextFree(deps.database.pool, deps.clock, [doctorId]),
  ]);
  const free = day?.free.some((slot) => minutesOf(slot) === minutes) ?? false;
  return new Refusal(free ? 'patient_busy' : 'slot_taken', { nextFree: next.get(doctorId) ?? null });
}

/**
 * Runs a transaction, and says what stood in its way once it is over: to ask while it holds a connection would let
 * a few losers of a race wait for each other's connections.
 */
export async function namingWhoIsInTheWay<T>(deps: Deps, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof TimeHeld ? await whoIsInTheWay(deps, error) : error;
  }
}
