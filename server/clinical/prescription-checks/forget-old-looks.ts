import type { Deps } from '#server/platform/deps.ts';
import { deleteOldLooks } from './look-queries.ts';

const dayMilliseconds = 24 * 60 * 60_000;

/** Deletes looks at papers after AUDIT_LOG_DAYS, as the audit log. */
export async function forgetOldLooks({
  config,
  database,
  clock,
}: Pick<Deps, 'config' | 'database' | 'clock'>): Promise<void> {
  await deleteOldLooks(database.pool, {
    before: new Date(clock.now() - config.auditLogDays * dayMilliseconds),
  });
}
