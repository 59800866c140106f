import { changeMemberEndpoint, endMemberEndpoint, teamEndpoint } from '#contract/hospital/hospital-team.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { changeMember, endMember } from './change-member.ts';
import { findTeam } from './find-team.ts';

export function teamRoutes(mount: Mount, deps: Deps): void {
  mount(teamEndpoint, async ({ caller }) => ({ members: await findTeam(deps, caller) }));
  mount(changeMemberEndpoint, async ({ input: { params, body }, caller, address, locale }) => {
    await changeMember(deps, caller, params.membershipId, body.role, address);
    return { message: m.team_role_changed({}, { locale }), members: await findTeam(deps, caller) };
  });
  mount(endMemberEndpoint, async ({ input: { params }, caller, address, locale }) => {
    await endMember(deps, caller, params.membershipId, address);
    return { message: m.team_ended({}, { locale }) };
  });
}
