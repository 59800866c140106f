import type { Queryable } from '#db/statement.ts';
import type { Reader } from '#domain/messaging/announcements.ts';
import { dropMailFor } from './outbox-queries.ts';

/** What waits to be sent to the e-mail address that these people had is not sent: it was somebody else's, perhaps. */
export async function dropMail(
  db: Queryable,
  role: Reader,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await dropMailFor(db, { role, ids, reason: 'superseded', now });
}
