import { Refusal } from '#contract/platform/refusals.ts';
import type { FreeSlot } from '#contract/scheduling/availability.ts';
import { toClinicTime } from '#server/appointments/detail/appointment-facts.ts';
import { judgeDeadlock, type Retry, retry } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findAvailability, findNextFree } from '#server/scheduling/availability/find-free-slots.ts';
import { isOnLeave, isPatientBusy } from './conflict-queries.ts';

interface WantedTime {
  readonly doctorId: number;
  readonly patientId: number;
  readonly startsAt: Date;
  /** The reason for squeezing in; empty if it has to be free. */
  readonly squeezeIn?: string;
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

export async function findConflict(deps: Deps, wanted: WantedTime): Promise<Conflict> {
  const { clock, database } = deps;
  const { doctorId, startsAt } = wanted;
  const { timeZone } = clock;
  const { date, slot } = toClinicTime(startsAt, timeZone);
  const now = new Date(clock.now());
  const [[offered], next, [patient]] = await Promise.all([
    findAvailability(deps, doctorId, date, date),
    findNextFree(database.pool, clock, [doctorId]),
    isPatientBusy(database.pool, { ...wanted, timeZone, now }),
  ]);
  const isDoctorFree = offered?.free.includes(slot) ?? false;
  const first = next.get(doctorId) ?? null;
  // Do not offer the slot that was just refused.
  const isSame = first?.date === date && first.slot === slot;
  const later = offered?.free.find((one) => one > slot);
  const nextFree = isSame ? (later ? { date, slot: later } : null) : first;
  if (!isDoctorFree) return { busy: 'doctor', nextFree };
  return { busy: patient?.is_busy ? 'patient' : null, nextFree };
}

/** A time that was taken and has become free is reported as taken. */
export const toConflictRefusal = ({ busy, nextFree }: Conflict): Refusal =>
  new Refusal(busy === 'patient' ? 'patient_busy' : 'slot_taken', { nextFree });

/** Refuses with `doctor_on_leave`, `patient_busy` or `squeezed_in_already`. */
async function findSqueezeInRefusal({ clock, database }: Deps, wanted: WantedTime): Promise<Refusal> {
  const slot = { ...wanted, timeZone: clock.timeZone };
  const [[leave], [patient]] = await Promise.all([
    isOnLeave(database.pool, slot),
    isPatientBusy(database.pool, { ...slot, now: new Date(clock.now()) }),
  ]);
  if (leave?.on_leave) return new Refusal('doctor_on_leave');
  return new Refusal(patient?.is_busy ? 'patient_busy' : 'squeezed_in_already');
}

/** Staff learn whose appointment it is, but not where or with which doctor. */
export const toStaffRefusal = (error: unknown): unknown =>
  error instanceof Refusal && error.code === 'patient_busy' ? new Refusal('person_busy', error.extra) : error;

/** Decides if a booking that failed may succeed now. */
async function judgeBooking(deps: Deps, error: unknown, tries: number): Promise<Retry> {
  // A statement that waited while the day was republished sees only the former slots; the next one the new ones.
  if (error instanceof Refusal && error.code === 'slot_not_published') return { again: tries === 1, error };
  if (!(error instanceof SlotConflict)) return judgeDeadlock(error);
  const { wanted } = error;
  if (wanted.squeezeIn) {
    // The slot may have been free at first and taken since; then the visit may still be squeezed in.
    return tries === 1
      ? { again: true, error }
      : { again: false, error: await findSqueezeInRefusal(deps, wanted) };
  }
  const conflict = await findConflict(deps, wanted);
  return { again: conflict.busy === null, error: toConflictRefusal(conflict) };
}

/**
 * Books, again where that may succeed. The work throws `SlotConflict`, which is looked up here, after its
 * transaction: doing it while holding a connection could make a few losers of a race wait for each other's
 * connections.
 */
export const retryBooking = <T>(deps: Deps, book: () => Promise<T>): Promise<T> =>
  retry(book, (error, tries) => judgeBooking(deps, error, tries));
