import { of, type Queryable, statement } from '#db/statement.ts';
import type { Reader } from '#domain/messaging/announcements.ts';

const endFeedsOf = statement('end_feeds_of', {
  values: { role: of<Reader>, ids: of<readonly number[]>, now: of<Date> },
  sql: `
    update calendar_feeds set revoked_at = :now
    where role = :role and person_id = any(:ids::bigint[]) and revoked_at is null`,
});

/** Ends the secret addresses of several records; no program reads their visits from them any more. */
export async function endFeeds(
  db: Queryable,
  role: Reader,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await endFeedsOf(db, { role, ids, now });
}
