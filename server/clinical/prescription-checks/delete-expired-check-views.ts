import type { Deps } from '#server/platform/deps.ts';
import { deleteOldCheckViews } from './check-view-queries.ts';

const dayMilliseconds = 24 * 60 * 60_000;

/** Deleted after AUDIT_LOG_DAYS, like the audit log. */
export async function deleteExpiredCheckViews({
  config,
  database,
  clock,
}: Pick<Deps, 'config' | 'database' | 'clock'>): Promise<void> {
  await deleteOldCheckViews(database.pool, {
    before: new Date(clock.now() - config.auditLogDays * dayMilliseconds),
  });
}
