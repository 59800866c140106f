import { Refusal } from '#contract/platform/refusals.ts';
import type { LeaveState } from '#domain/appointments/doctor-leave.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { countNotified, endLeaveNow, listLeaves, skipRemaining } from './leave-queries.ts';

type LeaveDeps = Pick<Deps, 'database' | 'clock'>;

/**
 * Undoes a leave while some patients are still to be notified; those already notified retain their offers.
 * Returns their number. Refuses with `leave_not_found` or `leave_over`.
 */
export const undoLeave = (
  { id: doctorId }: Pick<Actor, 'id'>,
  deps: LeaveDeps,
  id: number,
): Promise<number> => finish(deps, doctorId, id, ['sending'], 'undone');

/** Ends a leave early; its remaining times are free again. Refuses with `leave_not_found` or `leave_over`. */
export const endLeave = ({ id: doctorId }: Pick<Actor, 'id'>, deps: LeaveDeps, id: number): Promise<number> =>
  finish(deps, doctorId, id, ['sending', 'done'], 'ended');

function finish(
  { database, clock }: LeaveDeps,
  doctorId: number,
  id: number,
  states: readonly LeaveState[],
  to: LeaveState,
): Promise<number> {
  return database.transaction(async (db) => {
    const [own] = await listLeaves(db, { doctorId, id });
    if (!own) throw new Refusal('leave_not_found');
    const [ended] = await endLeaveNow(db, { id, doctorId, states, to, now: new Date(clock.now()) });
    if (!ended) throw new Refusal('leave_over');
    // Waits for a visit that is being processed at this moment, and then counts it.
    await skipRemaining(db, { id });
    const [counted] = await countNotified(db, { id });
    return counted?.notified ?? 0;
  });
}
