import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { countUnreadInBell, markRead, maxUnreadCount } from './bell-queries.ts';

/** Marks the caller's notifications up to this one as read; idempotent. Returns the number still unread. */
export async function markBellRead(
  { role, id: personId }: Pick<Actor, 'role' | 'id'>,
  { database: { pool }, clock }: Pick<Deps, 'database' | 'clock'>,
  upTo: number,
): Promise<number> {
  const now = new Date(clock.now());
  await markRead(pool, { role, personId, upTo, now });
  const [counted] = await countUnreadInBell(pool, { role, personId, max: maxUnreadCount, now });
  return counted?.unread ?? 0;
}
