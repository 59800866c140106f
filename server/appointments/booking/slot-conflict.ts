import { Refusal } from '#contract/platform/refusals.ts';
import type { FreeSlot } from '#contract/scheduling/availability.ts';
import { toInstant } from '#domain/platform/calendar-days.ts';
import { formatSlotTime, toMinutes } from '#domain/scheduling/slot-grid.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findAvailability, findNextFree } from '#server/scheduling/availability/find-free-slots.ts';
import { isOnLeave, isPatientBusy } from './conflict-queries.ts';

interface WantedTime {
  readonly doctorId: number;
  readonly patientId: number;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly startMinutes: number;
}

/** Ends a transaction because the doctor or the patient has another appointment at that time. */
export class SlotConflict extends Error {
  readonly wanted: WantedTime;

  constructor(wanted: WantedTime) {
    super(`Doctor ${wanted.doctorId} or the patient has another appointment at that time`);
    this.wanted = wanted;
  }
}

interface Conflict {
  /** Null: the conflicting appointment has ended meanwhile. */
  readonly busy: 'doctor' | 'patient' | null;
  readonly nextFree: FreeSlot | null;
}

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
  // Do not offer the slot that was just refused.
  const isSame = first?.date === day && first.slot === wanted;
  const later = offered?.free.find((slot) => slot > wanted);
  const nextFree = isSame ? (later ? { date: day, slot: later } : null) : first;
  if (!isDoctorFree) return { busy: 'doctor', nextFree };
  return { busy: patient?.is_busy ? 'patient' : null, nextFree };
}

/** A time that was taken and has become free is reported as taken. */
export const toConflictRefusal = ({ busy, nextFree }: Conflict): Refusal =>
  new Refusal(busy === 'patient' ? 'patient_busy' : 'slot_taken', { nextFree });

/** Refuses with `doctor_on_leave`, `patient_busy` or `squeezed_in_already`. */
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

export const findConflictRefusal = async (deps: Deps, wanted: WantedTime): Promise<Refusal> =>
  toConflictRefusal(await findConflict(deps, wanted));

/** Staff learn whose appointment it is, but not where or with which doctor. */
export const toStaffRefusal = (error: unknown): unknown =>
  error instanceof Refusal && error.code === 'patient_busy' ? new Refusal('person_busy', error.extra) : error;

/**
 * Looks up the conflict after the transaction: doing it while holding a connection could make a few losers of
 * a race wait for each other's connections.
 */
export async function withConflictRefusal<T>(deps: Deps, transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    throw error instanceof SlotConflict ? await findConflictRefusal(deps, error.wanted) : error;
  }
}
