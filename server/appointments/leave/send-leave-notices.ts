import { isUnavailable, retryDeadlocks } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { log } from '#server/platform/log/log.ts';
import { type DueVisitRow, finishLeaves, lockDueVisit, postponeVisit } from './leave-notification-queries.ts';
import { notifyAffectedVisit } from './notify-affected-visit.ts';

/** Delay before a failed visit is tried again. */
const retryMilliseconds = 60_000;

/**
 * Job that notifies patients affected by a leave: each visit in its own transaction with its announcement, so
 * a killed process leaves no visit half done and any other continues. Returns how many.
 */
export async function sendLeaveNotices(
  deps: Pick<Deps, 'config' | 'clock' | 'database'> & { readonly outbox?: Pick<Deps['outbox'], 'hurry'> },
): Promise<number> {
  const { database, clock } = deps;
  let notified = 0;
  while (await notifyNextVisit(deps)) notified += 1;
  await finishLeaves(database.pool, { now: new Date(clock.now()) });
  if (notified > 0) deps.outbox?.hurry();
  return notified;
}

/** False when no visit is due. */
async function notifyNextVisit(deps: Pick<Deps, 'config' | 'clock' | 'database'>): Promise<boolean> {
  const { database, clock } = deps;
  let taken: DueVisitRow | undefined;
  try {
    return await retryDeadlocks(() =>
      database.transaction(async (db) => {
        [taken] = await lockDueVisit(db, { now: new Date(clock.now()) });
        if (!taken) return false;
        await notifyAffectedVisit(deps, db, taken);
        return true;
      }),
    );
  } catch (error) {
    if (isUnavailable(error) || !taken) throw error;
    // A failing visit must not block the others.
    log.error({ err: error, appointment: taken.appointment_id }, 'leave notification failed');
    const { leave_id: leaveId, appointment_id: appointmentId } = taken;
    const againAt = new Date(clock.now() + retryMilliseconds);
    await postponeVisit(database.pool, { leaveId, appointmentId, againAt });
    return true;
  }
}
