import type { RefusedBecause } from '#contract/live.ts';
import { readableId } from '#domain/readable-ids.ts';
import { mayEnterRoom } from '#server/consultations/may-enter-room.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Caller } from '#server/platform/mount.ts';
import type { Subject } from './live-subject.ts';

/** `waiting`: in the room before the start, not yet connected. */
export type Permission = 'granted' | 'waiting' | Exclude<RefusedBecause, 'too_many'>;

/**
 * Who may follow what (docs/product.md#who-may-call-what): slots anybody, appointments their two people, a
 * visit its two people while the room is open.
 */
export async function mayFollow(
  deps: Deps,
  caller: Caller | null,
  { kind, id }: Subject,
): Promise<Permission> {
  if (kind === 'slots') return 'granted';
  if (!caller) return 'unauthenticated';
  if (kind !== 'visit') return caller.role === kind && caller.id === id ? 'granted' : 'forbidden';
  const room = await mayEnterRoom(deps, caller, readableId('appointment', id));
  return room === 'open' ? 'granted' : room;
}
