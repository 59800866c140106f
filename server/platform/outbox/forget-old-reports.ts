import type { Deps } from '#server/platform/deps.ts';
import { deleteReports } from './report-queries.ts';

/** Providers repeat themselves for days at most. */
const retentionMilliseconds = 30 * 24 * 60 * 60_000;

/** Deletes what providers said more than a month ago; the log of messages keeps what became of them. */
export async function deleteExpiredReports({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  await deleteReports(database.pool, { before: new Date(clock.now() - retentionMilliseconds) });
}
