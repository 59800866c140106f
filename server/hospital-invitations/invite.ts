import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { makeInvitationEndpoint } from '#contract/hospital-invitations.ts';
import { Refusal } from '#contract/refusals.ts';
import { manageableRoles } from '#domain/hospital-roles.ts';
import { actorOf } from '#server/audit/actor-of.ts';
import { writeEntry } from '#server/audit/write-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/language.ts';
import type { StaffCaller } from '#server/platform/mount.ts';
import { hashOfToken } from '#server/visit-links/new-visit-link.ts';
import { presentInvitation } from './invitation-presenter.ts';
import { insertInvitation, openInvitations } from './invitation-queries.ts';
import { limitInvitations } from './limit-invitations.ts';
import { sendInvitation } from './send-invitation.ts';

const validMilliseconds = 7 * 24 * 60 * 60_000;

/**
 * Invites somebody onto the staff, or a doctor (M-01): 128 random bits, of which the hash is stored. Refuses with `forbidden`
 * a role that the caller may not let in, or as `limitInvitations` does.
 */
export async function invite(
  deps: Deps,
  caller: StaffCaller,
  form: z.output<typeof makeInvitationEndpoint.body>,
  address: string,
  locale: Locale,
) {
  if (!manageableRoles[caller.role].includes(form.role)) throw new Refusal('forbidden');
  const now = new Date(deps.clock.now());
  const secret = randomBytes(16).toString('base64url');
  const made = await deps.database.transaction(async (db) => {
    await limitInvitations(db, { ...form, hospitalId: caller.hospitalId }, now.getTime());
    const [stored] = await insertInvitation(db, {
      ...form,
      membershipId: caller.membershipId,
      inviterRole: caller.role,
      hash: hashOfToken(secret),
      now,
      expiresAt: new Date(now.getTime() + validMilliseconds),
    });
    if (!stored) throw new Refusal('unauthenticated');
    const open = await openInvitations(db, { hospitalId: caller.hospitalId, now });
    const invitation = open.find(({ id }) => id === stored.id);
    if (!invitation) throw new Error(`Invitation ${stored.id} is not there`);
    const sent = await sendInvitation(deps, db, invitation, secret, locale);
    await writeEntry(deps, db, {
      event: 'member_invited',
      actor: actorOf(caller, address),
      about: `invitation-${stored.id}`,
      reason: form.role,
    });
    return { secret, ...sent, invitation: presentInvitation(invitation) };
  });
  deps.outbox.hurry();
  return made;
}
