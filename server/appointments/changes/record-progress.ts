import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import {
  checkStep,
  progressStatuses,
  type VisitProgress,
  type VisitStep,
} from '#domain/appointments/visit-progress.ts';
import { type ActingUser, toEventActor } from '#server/patients/access/acting-user.ts';
import type { Deps } from '#server/platform/deps.ts';
import { toAppointmentFacts } from '../detail/appointment-facts.ts';
import { findProgress, insertStep, type ProgressRow, undoArrival } from './progress-queries.ts';

const progressIn = (row: ProgressRow): VisitProgress => ({
  arrive: row.arrived_at?.getTime() ?? null,
  call: row.called_at?.getTime() ?? null,
  start: row.started_at?.getTime() ?? null,
  end: row.ended_at?.getTime() ?? null,
});

/**
 * Records a step of a visit and returns the times of all steps; a repeat answers the first recording. Refuses
 * with `appointment_not_found`, `wrong_status` unless it was accepted and is not over, `too_early` before its
 * day, or `step_passed` when a later step was taken. `note` runs in the transaction that records it.
 */
export async function recordProgress(
  { database: { pool, transaction }, clock }: Deps,
  doctor: ActingUser,
  id: number,
  step: VisitStep,
  note: (db: Queryable) => Promise<void> = async () => {},
): Promise<ProgressRow> {
  const read = async () => {
    const [row] = await findProgress(pool, { id, doctorId: doctor.id });
    if (!row) throw new Refusal('appointment_not_found');
    return row;
  };
  const now = clock.now();
  const judge = (row: ProgressRow) => {
    const { dayBeginsAt, dayEndsAt } = toAppointmentFacts(row, clock.timeZone);
    const facts = { status: row.status, dayBeginsAt, dayEndsAt, progress: progressIn(row) };
    const judged = checkStep(step, facts, now);
    if (judged === 'wrong-status') throw new Refusal('wrong_status', { appStatus: row.status });
    if (judged === 'too-early') throw new Refusal('too_early');
    if (judged === 'passed') throw new Refusal('step_passed');
    return judged;
  };
  const before = await read();
  if (judge(before) === 'taken') return before;
  await transaction(async (db) => {
    const [noted] = await insertStep[step](db, { id, ...toEventActor(doctor), at: new Date(now) });
    if (noted) await note(db);
  });
  // Read again: another call may have recorded this step or a later one.
  const after = await read();
  judge(after);
  return after;
}

/**
 * Undoes a check-in that nothing has followed; a repeat changes nothing. Refuses with `step_passed` once the
 * patient was called, or `wrong_status` once the visit is over.
 */
export async function revertArrival(
  { database: { pool, transaction }, clock }: Deps,
  doctor: ActingUser,
  id: number,
  note: (db: Queryable) => Promise<void>,
): Promise<void> {
  const isUndone = await transaction(async (db) => {
    const [undone] = await undoArrival(db, { id, ...toEventActor(doctor), at: new Date(clock.now()) });
    if (undone) await note(db);
    return undone !== undefined;
  });
  if (isUndone) return;
  const [row] = await findProgress(pool, { id, doctorId: doctor.id });
  if (!row) throw new Refusal('appointment_not_found');
  if (!progressStatuses.some((one) => one === row.status)) {
    throw new Refusal('wrong_status', { appStatus: row.status });
  }
  if (row.arrived_at) throw new Refusal('step_passed');
}

/**
 * A video room records automatically that the patient is there and that the visit began; steps that were
 * recorded before, or are no longer possible, are ignored.
 */
export async function recordRoomProgress(
  db: Queryable,
  visit: number,
  step: 'arrive' | 'start',
  at: Date,
): Promise<void> {
  await insertStep[step](db, { id: visit, actorRole: 'system', actorId: null, at });
}
