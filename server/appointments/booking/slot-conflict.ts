import { Refusal } from '#contract/platform/refusals.ts';
import type { FreeSlot } from '#contract/scheduling/availability.ts';
import { toInstant } from '#domain/platform/calendar-days.ts';
import { formatSlotTime, toMinutes } from '#domain/scheduling/slot-grid.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findAvailability, findNextFree } from '#server/scheduling/availability/find-free-slots.ts';
import { isOnLeave, isPatientBusy } from './conflict-queries.ts';

/** A time of a doctor's that a patient could not have. */
interface WantedTime {
  readonly doctorId: number;
  readonly patientId: number;
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

/** Who stands in the way of a booking, and what the patient may do instead. */
interface Conflict {
  /** Null: what stood in the way has ended meanwhile. */
  readonly busy: 'doctor' | 'patient' | null;
  /** When the doctor is free next. */
  readonly nextFree: FreeSlot | null;
}

/** Which of the two has another appointment at that time now, and when the doctor is free next. */
export async function findConflict(
  deps: Deps,
  { doctorId, patientId, day, startMinutes }: WantedTime,
): Promise<Conflict> {
  const { clock, database } = deps;
  const startsAt = new Date(toInstant(day, startMinutes, clock.timeZone));
  const now = new Date(clock.now());
  const [[offered], next, [patient]] = await Promise.all([
    findAvailability(deps, doctorId, day, day),
    findNextFree(database.pool, clock, [doctorId]),
    isPatientBusy(database.pool, { doctorId, patientId, day, startMinutes, startsAt, now }),
  ]);
  const isDoctorFree = offered?.free.some((slot) => toMinutes(slot) === startMinutes) ?? false;
  const wanted = formatSlotTime(startMinutes);
  const first = next.get(doctorId) ?? null;
  // What was just refused is no way out.
  const isSame = first?.date === day && first.slot === wanted;
  const later = offered?.free.find((slot) => slot > wanted);
  const nextFree = isSame ? (later ? { date: day, slot: later } : null) : first;
  if (!isDoctorFree) return { busy: 'doctor', nextFree };
  return { busy: patient?.is_busy ? 'patient' : null, nextFree };
}

/** What the patient is told of it. A time that was taken and has become free is one that could not be had. */
export const toConflictRefusal = ({ busy, nextFree }: Conflict): Refusal =>
  new Refusal(busy === 'patient' ? 'patient_busy' : 'slot_taken', { nextFree });

/** Why a visit cannot be squeezed in: its doctor is on leave, its patient busy, or another visit already squeezed in. */
export async function findSqueezeInRefusal(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  { doctorId, patientId, day, startMinutes }: WantedTime,
): Promise<Refusal> {
  const startsAt = new Date(toInstant(day, startMinutes, clock.timeZone));
  const slot = { doctorId, day, startMinutes, startsAt };
  const [[leave], [patient]] = await Promise.all([
    isOnLeave(database.pool, slot),
    isPatientBusy(database.pool, { ...slot, patientId, now: new Date(clock.now()) }),
  ]);
  if (leave?.on_leave) return new Refusal('doctor_on_leave');
  return new Refusal(patient?.is_busy ? 'patient_busy' : 'squeezed_in_already');
}

/** Says which of the two has another appointment, and when the doctor is free next. */
export const findConflictRefusal = async (deps: Deps, wanted: WantedTime): Promise<Refusal> =>
  toConflictRefusal(await findConflict(deps, wanted));

/**
 * What the staff of a hospital hears where a patient would hear `patient_busy`: whose appointment it is, and neither where nor
 * with whom (M-05, M-13).
 */
export const toStaffRefusal = (error: unknown): unknown =>
  error instanceof Refusal && error.code === 'patient_busy' ? new Refusal('person_busy', error.extra) : error;

/**
 * Runs a transaction, and refuses its conflict once it is over: to ask while it holds a connection would let
 * a few losers of a race wait for each other's connections.
 */
export async function withConflictRefusal<T>(deps: Deps, transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    throw error instanceof SlotConflict ? await findConflictRefusal(deps, error.wanted) : error;
  }
}
