import type { Queryable } from '#db/statement.ts';
import type { RecipientRole } from '#domain/messaging/announcements.ts';
import { deletePendingMail } from './outbox-queries.ts';

/** What waits to be sent to the e-mail address that these people had is not sent: it was somebody else's, perhaps. */
export async function cancelPendingMail(
  db: Queryable,
  role: RecipientRole,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await deletePendingMail(db, { role, ids, reason: 'superseded', now });
}
