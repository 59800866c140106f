import type { TopicRefusal } from '#contract/platform/live-frames.ts';
import { isDeskRole } from '#domain/accounts/hospital-roles.ts';
import { hasAccess } from '#server/patients/access/guardian-access.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AnyCaller } from '#server/platform/http/mount.ts';
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
  deps: Deps,
  caller: AnyCaller | null,
  { kind, id }: Subject,
): Promise<Permission> {
  if (kind === 'slots') return 'granted';
  if (!caller) return 'unauthenticated';
  if (kind === 'hospital' || kind === 'owners' || 'hospitalId' in caller) {
    const isOwn =
      'hospitalId' in caller &&
      caller.hospitalId === id &&
      ((kind === 'hospital' && isDeskRole(caller.role)) || (kind === 'owners' && caller.role === 'owner'));
    return isOwn ? 'granted' : 'forbidden';
  }
  if (kind !== 'visit') {
    if (caller.role !== kind) return 'forbidden';
    if (caller.id === id) return 'granted';
    return kind === 'patient' && (await hasAccess(deps, caller, id, 'see')) ? 'granted' : 'forbidden';
  }
  const room = await checkRoomAccess(deps, caller, id);
  return room === 'open' ? 'granted' : room;
}
