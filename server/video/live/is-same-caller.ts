import type { AnyCaller } from '#server/platform/http/mount.ts';

/** Same person and role; for staff also the same membership. */
export function isSameCaller(one: AnyCaller, other: AnyCaller): boolean {
  const getMembershipId = (caller: AnyCaller) => ('membershipId' in caller ? caller.membershipId : null);
  return one.role === other.role && one.id === other.id && getMembershipId(one) === getMembershipId(other);
}
