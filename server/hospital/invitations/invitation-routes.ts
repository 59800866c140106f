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
  mount(createInvitationEndpoint, async ({ input: { body }, actor, locale }) => ({
    ...(await invite(actor, deps, body)),
    message: m.team_invited({}, { locale }),
  }));
  mount(createInvitationsEndpoint, async ({ input: { body }, actor, locale }) => {
    const people = await inviteSeveral(actor, deps, body.people);
    const count = people.filter(({ made }) => made).length;
    return { people, message: m.team_invited_several({ count, all: people.length }, { locale }) };
  });
  mount(invitationsEndpoint, async ({ actor }) => ({ invitations: await listInvitations(actor, deps) }));
  mount(withdrawInvitationEndpoint, async ({ input, actor, locale }) => {
    await withdrawInvitation(actor, deps, input.params.invitationId);
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
  mount(acceptInvitationAsDoctorEndpoint, async ({ input: { body }, actor, locale }) => ({
    practiceId: await acceptAsDoctor(actor, deps, body.secret),
    message: m.team_doctor_joined({}, { locale }),
  }));
}
