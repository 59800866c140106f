import {
  acceptInvitationAsDoctorEndpoint,
  acceptInvitationEndpoint,
  createInvitationEndpoint,
  createInvitationsEndpoint,
  invitationsEndpoint,
  previewInvitationEndpoint,
  withdrawInvitationEndpoint,
} from '#contract/hospital/hospital-invitations.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { acceptAsDoctor } from './accept-as-doctor.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { invite, inviteSeveral } from './invite.ts';
import { readInvitation } from './read-invitation.ts';
import { listInvitations, withdrawInvitation } from './withdraw-invitation.ts';

const perAddress = { max: 60, seconds: 60 };

export function invitationRoutes(mount: Mount, deps: Deps): void {
  mount(createInvitationEndpoint, async ({ input: { body }, caller, address, locale }) => ({
    ...(await invite(deps, caller, body, address, locale)),
    message: m.team_invited({}, { locale }),
  }));
  mount(createInvitationsEndpoint, async ({ input: { body }, caller, address, locale }) => {
    const people = await inviteSeveral(deps, caller, body.people, address, locale);
    const count = people.filter(({ made }) => made).length;
    return { people, message: m.team_invited_several({ count, all: people.length }, { locale }) };
  });
  mount(invitationsEndpoint, async ({ caller }) => ({ invitations: await listInvitations(deps, caller) }));
  mount(withdrawInvitationEndpoint, async ({ input, caller, address, locale }) => {
    await withdrawInvitation(deps, caller, input.params.invitationId, address);
    return { message: m.team_withdrawn({}, { locale }) };
  });
  mount(
    previewInvitationEndpoint,
    ({ input: { body } }) => readInvitation(deps.database.pool, body.secret, deps.clock.now()),
    perAddress,
  );
  mount(
    acceptInvitationEndpoint,
    async ({ input: { body }, client }) => ({ token: await acceptInvitation(deps, body, client) }),
    perAddress,
  );
  mount(acceptInvitationAsDoctorEndpoint, async ({ input: { body }, caller, address, locale }) => ({
    practiceId: await acceptAsDoctor(deps, caller, body.secret, address),
    message: m.team_doctor_joined({}, { locale }),
  }));
}
