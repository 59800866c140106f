import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { createInvitationEndpoint, MadeInvitation } from '#contract/hospital/hospital-invitations.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { manageableRoles } from '#domain/accounts/hospital-roles.ts';
import { hashToken } from '#server/messaging/visit-links/create-visit-link.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { refusalSentence } from '#server/platform/http/language.ts';
import { presentInvitation } from './invitation-presenter.ts';
import { findMemberByPhone, insertInvitation, listOpenInvitations } from './invitation-queries.ts';
import { limitInvitations } from './limit-invitations.ts';
import { sendInvitation } from './send-invitation.ts';

type Invited = z.output<typeof createInvitationEndpoint.body>;

const validMilliseconds = 7 * 24 * 60 * 60_000;

/**
 * Invites a staff member or a doctor. The secret has 128 random bits; only its hash is stored. Refuses with
 * `forbidden` for a role the caller may not invite, with `phone_on_team` if the phone is already there in
 * such a role, or as `limitInvitations` does.
 */
export async function invite(actor: StaffActor, deps: Deps, form: Invited): Promise<MadeInvitation> {
  if (!manageableRoles[actor.role].includes(form.role)) throw new Refusal('forbidden');
  const now = new Date(deps.clock.now());
  const secret = randomBytes(16).toString('base64url');
  const made = await deps.database.transaction(async (db) => {
    const isDoctor = form.role === 'doctor';
    const [member] = await findMemberByPhone(db, {
      hospitalId: actor.hospitalId,
      phone: form.phone,
      isDoctor,
    });
    if (member) throw new Refusal('phone_on_team');
    await limitInvitations(db, { ...form, hospitalId: actor.hospitalId }, now.getTime());
    const [stored] = await insertInvitation(db, {
      ...form,
      membershipId: actor.membershipId,
      inviterRole: actor.role,
      hash: hashToken(secret),
      now,
      expiresAt: new Date(now.getTime() + validMilliseconds),
    });
    if (!stored) throw new Refusal('unauthenticated');
    const open = await listOpenInvitations(db, { hospitalId: actor.hospitalId, now });
    const invitation = open.find(({ id }) => id === stored.id);
    if (!invitation) throw new Error(`Invitation ${stored.id} is not there`);
    const sent = await sendInvitation(deps, db, invitation, secret, actor.locale);
    await writeAuditEntry(deps, db, {
      event: 'member_invited',
      actor,
      about: `invitation-${stored.id}`,
      reason: form.role,
    });
    return { secret, ...sent, invitation: presentInvitation(invitation) };
  });
  deps.outbox.hurry();
  return made;
}

/**
 * Each invitation has its own transaction; a refused one gets the sentence and does not affect the others.
 */
export async function inviteSeveral(
  actor: StaffActor,
  deps: Deps,
  people: readonly Invited[],
): Promise<{ made: MadeInvitation | null; problem: string | null }[]> {
  const answers = [];
  const invited = new Set<string>();
  for (const form of people) {
    try {
      if (form.phone !== '' && invited.has(form.phone)) throw new Refusal('phone_twice');
      answers.push({ made: await invite(actor, deps, form), problem: null });
      invited.add(form.phone);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500 || error.code === 'unauthenticated') throw error;
      answers.push({ made: null, problem: refusalSentence(error.code, actor.locale, error.extra) });
    }
  }
  return answers;
}
