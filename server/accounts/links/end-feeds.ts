import { of, type Queryable, statement } from '#db/statement.ts';
import type { RecipientRole } from '#domain/messaging/announcements.ts';

const revokeFeeds = statement('revoke_feeds', {
  values: { role: of<RecipientRole>, ids: of<readonly number[]>, now: of<Date> },
  sql: `
    update calendar_feeds set revoked_at = :now
    where role = :role and person_id = any(:ids::bigint[]) and revoked_at is null`,
});

export async function endFeeds(
  db: Queryable,
  role: RecipientRole,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await revokeFeeds(db, { role, ids, now });
}
