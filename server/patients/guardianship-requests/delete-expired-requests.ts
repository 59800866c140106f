import type { Deps } from '#server/platform/deps.ts';
import { deleteOldRequests } from './guardianship-request-queries.ts';

const retentionMilliseconds = 30 * 24 * 60 * 60_000;

/**
 * Deletes requests a month after they ended or expired, because they contain phones of people without an
 * account.
 */
export async function deleteExpiredRequests({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  await deleteOldRequests(database.pool, { before: new Date(clock.now() - retentionMilliseconds) });
}
