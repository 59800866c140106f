import type { Deps } from '#server/platform/deps.ts';
import type { Caller } from '#server/platform/http/mount.ts';
import { countUnreadInBell, markRead, maxUnreadCount } from './bell-queries.ts';

/** Marks the caller's notifications up to this one as read; idempotent. Returns the number still unread. */
export async function markBellRead(
  { database: { pool }, clock }: Pick<Deps, 'database' | 'clock'>,
  { role, id: personId }: Pick<Caller, 'role' | 'id'>,
  upTo: number,
): Promise<number> {
  const now = new Date(clock.now());
  await markRead(pool, { role, personId, upTo, now });
  const [counted] = await countUnreadInBell(pool, { role, personId, max: maxUnreadCount, now });
  return counted?.unread ?? 0;
}
