import { isUnavailable, retryingDeadlocks } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { log } from '#server/platform/log/log.ts';
import { type DueVisitRow, finishLeaves, postponeVisit, takeDueVisit } from './batch-queries.ts';
import { tellVisit } from './tell-visit.ts';

/** After which a visit that could not be told is tried again. */
const pauseMilliseconds = 60_000;

/**
 * The job that tells whoever is touched by a leave (K-05, docs/product.md#leave): each visit in a transaction of its own, with
 * its announcement, so a process that is killed on the way has told nobody halfway and any other goes on. Returns how many.
 */
export async function sendLeaves(
  deps: Pick<Deps, 'config' | 'clock' | 'database'> & { readonly outbox?: Pick<Deps['outbox'], 'hurry'> },
): Promise<number> {
  const { database, clock } = deps;
  let told = 0;
  while (await tellOne(deps)) told += 1;
  await finishLeaves(database.pool, { now: new Date(clock.now()) });
  if (told > 0) deps.outbox?.hurry();
  return told;
}

/** Tells the next; false when nobody is left. */
async function tellOne(deps: Pick<Deps, 'config' | 'clock' | 'database'>): Promise<boolean> {
  const { database, clock } = deps;
  let taken: DueVisitRow | undefined;
  try {
    return await retryingDeadlocks(() =>
      database.transaction(async (db) => {
        [taken] = await takeDueVisit(db, { now: new Date(clock.now()) });
        if (!taken) return false;
        await tellVisit(deps, db, taken);
        return true;
      }),
    );
  } catch (error) {
    if (isUnavailable(error) || !taken) throw error;
    // One visit that fails holds up no other.
    log.error({ err: error, appointment: taken.appointment_id }, 'a visit on leave could not be told');
    const { leave_id: leaveId, appointment_id: appointmentId } = taken;
    const againAt = new Date(clock.now() + pauseMilliseconds);
    await postponeVisit(database.pool, { leaveId, appointmentId, againAt });
    return true;
  }
}
