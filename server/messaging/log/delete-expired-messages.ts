import { of, statement } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';

const dayMilliseconds = 24 * 60 * 60_000;
/** Messages are stored with the visit for two years; read notifications for three months. */
const retentionMilliseconds = 730 * dayMilliseconds;
const readMilliseconds = 90 * dayMilliseconds;

const deleteOldMessages = statement('delete_old_messages', {
  values: { before: of<Date>, readBefore: of<Date> },
  sql: `
    delete from messages
    where made_at < :before or (made_at < :readBefore and channel = 'bell' and read_at is not null)`,
});

export async function deleteExpiredMessages({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  await deleteOldMessages(database.pool, {
    before: new Date(now - retentionMilliseconds),
    readBefore: new Date(now - readMilliseconds),
  });
}
