import type { Deps } from '#server/platform/deps.ts';
import { deleteOldEntries } from './audit-queries.ts';

const dayMilliseconds = 24 * 60 * 60_000;

export async function deleteExpiredEntries({
  config,
  database,
  clock,
}: Pick<Deps, 'config' | 'database' | 'clock'>): Promise<number> {
  const olderThan = new Date(clock.now() - config.auditLogDays * dayMilliseconds);
  const [row] = await deleteOldEntries(database.pool, { olderThan });
  return row?.forgotten ?? 0;
}
