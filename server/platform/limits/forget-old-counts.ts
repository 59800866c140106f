import type { Deps } from '#server/platform/deps.ts';
import { deleteCounts } from './call-count-queries.ts';

/** The longest window has an hour. */
const retentionMilliseconds = 2 * 60 * 60_000;

/** Deletes the counts of windows that are over. */
export async function deleteExpiredCounts({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  await deleteCounts(database.pool, { before: new Date(clock.now() - retentionMilliseconds) });
}
