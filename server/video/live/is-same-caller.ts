import type { AnyCaller } from '#server/platform/http/mount.ts';

/** Whether two sessions are of one person in one role; of staff, of one membership too. */
export function isSameCaller(one: AnyCaller, other: AnyCaller): boolean {
  const getMembershipId = (caller: AnyCaller) => ('membershipId' in caller ? caller.membershipId : null);
  return one.role === other.role && one.id === other.id && getMembershipId(one) === getMembershipId(other);
}
