import { isUnavailable, retryDeadlocks } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { log } from '#server/platform/log/log.ts';
import { type DueVisitRow, finishLeaves, lockDueVisit, postponeVisit } from './batch-queries.ts';
import { notifyAffectedVisit } from './tell-visit.ts';

/** After which a visit that could not be told is tried again. */
const retryMilliseconds = 60_000;

/**
 * The job that tells whoever is touched by a leave (K-05, docs/product.md#leave): each visit in a transaction of its own, with
 * its announcement, so a process that is killed on the way has told nobody halfway and any other goes on. Returns how many.
 */
export async function sendLeaveNotices(
  deps: Pick<Deps, 'config' | 'clock' | 'database'> & { readonly outbox?: Pick<Deps['outbox'], 'hurry'> },
): Promise<number> {
  const { database, clock } = deps;
  let told = 0;
  while (await notifyNextVisit(deps)) told += 1;
  await finishLeaves(database.pool, { now: new Date(clock.now()) });
  if (told > 0) deps.outbox?.hurry();
  return told;
}

/** Tells the next; false when nobody is left. */
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
    // One visit that fails holds up no other.
    log.error({ err: error, appointment: taken.appointment_id }, 'a visit on leave could not be told');
    const { leave_id: leaveId, appointment_id: appointmentId } = taken;
    const againAt = new Date(clock.now() + retryMilliseconds);
    await postponeVisit(database.pool, { leaveId, appointmentId, againAt });
    return true;
  }
}
