import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import {
  checkStep,
  progressStatuses,
  type VisitProgress,
  type VisitStep,
} from '#domain/appointments/visit-progress.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Actor, toEventActor } from '#server/platform/http/actor.ts';
import { toAppointmentFacts } from '../detail/appointment-facts.ts';
import { findProgress, insertStep, type ProgressRow, undoArrival } from './progress-queries.ts';

const progressIn = (row: ProgressRow): VisitProgress => ({
  arrive: row.arrived_at?.getTime() ?? null,
  call: row.called_at?.getTime() ?? null,
  start: row.started_at?.getTime() ?? null,
  end: row.ended_at?.getTime() ?? null,
});

async function requireProgress(doctor: Actor, db: Queryable, id: number): Promise<ProgressRow> {
  const [row] = await findProgress(db, { id, doctorId: doctor.id });
  if (!row) throw new Refusal('appointment_not_found');
  return row;
}

/**
 * Records a step of a visit and returns the times of all steps; a repeat answers the first recording. Refuses
 * with `appointment_not_found`, `wrong_status` unless it was accepted and is not over, `too_early` before its
 * day, or `step_passed` when a later step was taken.
 */
export async function recordProgress(
  doctor: Actor,
  { clock }: Pick<Deps, 'clock'>,
  db: Queryable,
  id: number,
  step: VisitStep,
): Promise<{ readonly row: ProgressRow; readonly isNew: boolean }> {
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
  const before = await requireProgress(doctor, db, id);
  if (judge(before) === 'taken') return { row: before, isNew: false };
  const [noted] = await insertStep[step](db, { id, ...toEventActor(doctor), at: new Date(now) });
  // Read again: another call may have recorded this step or a later one.
  const row = await requireProgress(doctor, db, id);
  judge(row);
  return { row, isNew: noted !== undefined };
}

/**
 * Undoes a check-in that nothing has followed; a repeat changes nothing.
 * Refuses with `step_passed` once the patient was called, or `wrong_status` once the visit is over.
 */
export async function revertArrival(
  doctor: Actor,
  { clock }: Pick<Deps, 'clock'>,
  db: Queryable,
  id: number,
): Promise<{ readonly isNew: boolean }> {
  const [undone] = await undoArrival(db, { id, ...toEventActor(doctor), at: new Date(clock.now()) });
  if (undone) return { isNew: true };
  const row = await requireProgress(doctor, db, id);
  if (!progressStatuses.some((one) => one === row.status)) {
    throw new Refusal('wrong_status', { appStatus: row.status });
  }
  if (row.arrived_at) throw new Refusal('step_passed');
  return { isNew: false };
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
