import { changeMemberEndpoint, endMemberEndpoint, teamEndpoint } from '#contract/hospital/hospital-team.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { changeMember, endMember } from './change-member.ts';
import { findTeam } from './find-team.ts';

export function teamRoutes(mount: Mount, deps: Deps): void {
  mount(teamEndpoint, async ({ actor }) => ({ members: await findTeam(actor, deps) }));
  mount(changeMemberEndpoint, async ({ input: { params, body }, actor, locale }) => {
    await changeMember(actor, deps, params.membershipId, body.role);
    return { message: m.team_role_changed({}, { locale }), members: await findTeam(actor, deps) };
  });
  mount(endMemberEndpoint, async ({ input: { params }, actor, locale }) => {
    await endMember(actor, deps, params.membershipId);
    return { message: m.team_ended({}, { locale }) };
  });
}
