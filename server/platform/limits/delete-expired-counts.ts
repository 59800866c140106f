import type { Deps } from '#server/platform/deps.ts';
import { deleteCounts } from './call-count-queries.ts';

/** The longest window is an hour. */
const retentionMilliseconds = 2 * 60 * 60_000;

export async function deleteExpiredCounts({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  await deleteCounts(database.pool, { before: new Date(clock.now() - retentionMilliseconds) });
}
