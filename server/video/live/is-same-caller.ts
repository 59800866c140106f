import type { Session } from '#server/platform/http/actor.ts';

/** Same person and role; for staff also the same membership. */
export function isSameCaller(one: Session, other: Session): boolean {
  const getMembershipId = (actor: Session) => ('membershipId' in actor ? actor.membershipId : null);
  return one.role === other.role && one.id === other.id && getMembershipId(one) === getMembershipId(other);
}
