import type { TopicRefusal } from '#contract/platform/live-frames.ts';
import { isDeskRole } from '#domain/accounts/hospital-roles.ts';
import { hasAccess } from '#server/patients/access/guardian-access.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Session } from '#server/platform/http/actor.ts';
import type { Subject } from '#server/platform/live/live-subject.ts';
import { checkRoomAccess } from '#server/video/consultations/check-room-access.ts';

/** `waiting`: in the room before the start, not yet connected. */
export type Permission = 'granted' | 'waiting' | Exclude<TopicRefusal, 'too_many'>;

/**
 * Rules for following a topic: anyone may follow slots; the two people and the patient's guardians an
 * appointment; the same a video visit while the room is open; staff who work with patients their hospital's
 * visits; owners its emergency accesses.
 */
export async function checkPermissionToFollow(
  actor: Session | null,
  deps: Deps,
  { kind, id }: Subject,
): Promise<Permission> {
  if (kind === 'slots') return 'granted';
  if (!actor) return 'unauthenticated';
  if (kind === 'hospital' || kind === 'owners' || 'hospitalId' in actor) {
    const isOwn =
      'hospitalId' in actor &&
      actor.hospitalId === id &&
      ((kind === 'hospital' && isDeskRole(actor.role)) || (kind === 'owners' && actor.role === 'owner'));
    return isOwn ? 'granted' : 'forbidden';
  }
  if (kind !== 'visit') {
    if (actor.role !== kind) return 'forbidden';
    if (actor.id === id) return 'granted';
    return kind === 'patient' && (await hasAccess(actor, deps, id, 'see')) ? 'granted' : 'forbidden';
  }
  const room = await checkRoomAccess(actor, deps, id);
  return room === 'open' ? 'granted' : room;
}
