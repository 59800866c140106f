import type { Deps } from '#server/platform/deps.ts';
import { deleteReports } from './delivery-report-queries.ts';

/** Providers repeat reports for a few days at most. */
const retentionMilliseconds = 30 * 24 * 60 * 60_000;

export async function deleteExpiredReports({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  await deleteReports(database.pool, { before: new Date(clock.now() - retentionMilliseconds) });
}
