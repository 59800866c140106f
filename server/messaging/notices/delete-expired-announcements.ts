import type { Deps } from '#server/platform/deps.ts';
import { deleteOldAnnouncements } from './announcement-queries.ts';

/** Longer than the earliest reminder, so that none is announced again. */
const retentionMilliseconds = 30 * 24 * 60 * 60_000;

export async function deleteExpiredAnnouncements({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  await deleteOldAnnouncements(database.pool, { before: new Date(clock.now() - retentionMilliseconds) });
}
