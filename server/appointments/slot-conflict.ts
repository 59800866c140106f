import { Refusal } from '#contract/refusals.ts';
import { labelOf, minutesOf } from '#domain/slot-grid.ts';
import { findAvailability, findNextFree } from '#server/availability/find-free-slots.ts';
import type { Deps } from '#server/platform/deps.ts';

/** A time of a doctor's that could not be had. */
interface WantedTime {
  readonly doctorId: number;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly startMinutes: number;
}

/** Ends a transaction in which a time could not be had: the doctor or the patient has another appointment. */
export class SlotConflict extends Error {
  readonly wanted: WantedTime;

  constructor(wanted: WantedTime) {
    super(`Doctor ${wanted.doctorId} or the patient has another appointment at that time`);
    this.wanted = wanted;
  }
}

/** Says which of the two has another appointment, and when the doctor is free next. */
export async function conflictRefusal(
  deps: Deps,
  { doctorId, day, startMinutes }: WantedTime,
): Promise<Refusal> {
  const [[offered], next] = await Promise.all([
    findAvailability(deps, doctorId, day, day),
    findNextFree(deps.database.pool, deps.clock, [doctorId]),
  ]);
  const isDoctorFree = offered?.free.some((slot) => minutesOf(slot) === startMinutes) ?? false;
  const wanted = labelOf(startMinutes);
  const first = next.get(doctorId) ?? null;
  // What was just refused is no way out.
  const isSame = first?.date === day && first.slot === wanted;
  const later = offered?.free.find((slot) => slot > wanted);
  const nextFree = isSame ? (later ? { date: day, slot: later } : null) : first;
  return new Refusal(isDoctorFree ? 'patient_busy' : 'slot_taken', { nextFree });
}

/**
 * What the staff of a hospital hears where a patient would hear `patient_busy`: whose appointment it is, and neither where nor
 * with whom (M-05, M-13).
 */
export const saidToStaff = (error: unknown): unknown =>
  error instanceof Refusal && error.code === 'patient_busy' ? new Refusal('person_busy', error.extra) : error;

/**
 * Runs a transaction, and refuses its conflict once it is over: to ask while it holds a connection would let
 * a few losers of a race wait for each other's connections.
 */
export async function refusingConflicts<T>(deps: Deps, transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    throw error instanceof SlotConflict ? await conflictRefusal(deps, error.wanted) : error;
  }
}
