import { Refusal } from '#contract/refusals.ts';
import { type HospitalRole, isLeading, isStaffRole } from '#domain/hospital-roles.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/mount.ts';
import { isAtDesk } from './own-place.ts';

/**
 * Refuses with `desk_session` whoever gives somebody the lead of the hospital from a shared desk: four digits would make an
 * owner who outlives the desk (M-08).
 */
export async function refuseAtDesk(
  deps: Pick<Deps, 'database'>,
  caller: StaffCaller,
  role: HospitalRole,
): Promise<void> {
  if (isStaffRole(role) && isLeading(role) && (await isAtDesk(deps, caller))) {
    throw new Refusal('desk_session');
  }
}
