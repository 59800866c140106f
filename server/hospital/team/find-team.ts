import type { TeamMember } from '#contract/hospital/hospital-team.ts';
import { isHospitalAdmin } from '#domain/accounts/hospital-roles.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { listMembers } from './team-queries.ts';

/** Phone numbers and second factors are only for managers. */
export async function findTeam(
  { hospitalId, membershipId, role }: StaffActor,
  { database }: Pick<Deps, 'database'>,
): Promise<TeamMember[]> {
  const rows = await listMembers(database.pool, { hospitalId });
  return rows.map((row) => ({
    membershipId: formatId('membership', row.id),
    name: row.name,
    role: row.role,
    since: row.since.toISOString(),
    phone: isHospitalAdmin(role) ? row.phone : null,
    isSelf: row.id === membershipId,
    hasPin: row.has_pin,
    hasSecondFactor: isHospitalAdmin(role) ? row.has_second_factor : null,
  }));
}
