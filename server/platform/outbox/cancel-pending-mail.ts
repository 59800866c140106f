import type { Queryable } from '#db/statement.ts';
import type { RecipientRole } from '#domain/messaging/announcements.ts';
import { deletePendingMail } from './outbox-queries.ts';

/**
 * Cancels messages waiting for the former email address of these people, which may have been a stranger's.
 */
export async function cancelPendingMail(
  db: Queryable,
  role: RecipientRole,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await deletePendingMail(db, { role, ids, reason: 'superseded', now });
}
