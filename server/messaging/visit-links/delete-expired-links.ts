import { of, statement } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';

/** Half a year: visits are booked weeks ahead, and the unsubscribe links of old mails must still work. */
const retentionMilliseconds = 180 * 24 * 60 * 60_000;

const deleteOldLinks = statement('delete_old_links', {
  values: { before: of<Date> },
  sql: 'delete from visit_links where made_at < :before',
});

export async function deleteExpiredLinks({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  await deleteOldLinks(database.pool, { before: new Date(clock.now() - retentionMilliseconds) });
}
