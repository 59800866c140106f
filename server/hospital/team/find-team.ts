import type { TeamMember } from '#contract/hospital/hospital-team.ts';
import { isLeading } from '#domain/accounts/hospital-roles.ts';
import { readableId } from '#domain/platform/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { membersOf } from './team-queries.ts';

/** Who belongs to the caller's hospital (M-08); phone numbers and second steps are for those who lead. */
export async function findTeam(
  { database }: Pick<Deps, 'database'>,
  { hospitalId, membershipId, role }: StaffCaller,
): Promise<TeamMember[]> {
  const rows = await membersOf(database.pool, { hospitalId });
  return rows.map((row) => ({
    membershipId: readableId('membership', row.id),
    name: row.name,
    role: row.role,
    since: row.since.toISOString(),
    phone: isLeading(role) ? row.phone : null,
    isSelf: row.id === membershipId,
    hasPin: row.has_pin,
    hasSecondFactor: isLeading(role) ? row.has_second_factor : null,
  }));
}
