import type { z } from 'zod';
import type { acceptInvitationEndpoint } from '#contract/hospital/hospital-invitations.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { createStaffAccount } from '#server/accounts/memberships/create-staff-account.ts';
import { openMembershipSession } from '#server/accounts/memberships/open-membership-session.ts';
import { refuseWeakPassword } from '#server/accounts/passwords/refuse-weak-password.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Client } from '#server/platform/http/mount.ts';
import { checkExistingAccount } from './check-existing-account.ts';
import { insertMembership, useInvitation } from './invitation-queries.ts';
import { notifyOwnersOfNewMember } from './notify-owners-of-new-member.ts';
import { requireInvitation } from './read-invitation.ts';

type Form = z.output<typeof acceptInvitationEndpoint.body>;

/**
 * Accepts a staff invitation by its link, and returns the token of a session. A phone number with a
 * professional account needs its password; otherwise an account is created. Refuses as `requireInvitation`
 * and `checkExistingAccount` do, with `invitation_for_another`, `invitation_for_doctor`, `already_member`,
 * `professional_exists` if the account was created concurrently, and on the field for a weak password. The
 * link is used up only if everything succeeds.
 */
export async function acceptInvitation(deps: Deps, form: Form, client: Client): Promise<string> {
  const { database, clock } = deps;
  const invitation = await requireInvitation(database.pool, form.secret, clock.now());
  if (invitation.role === 'doctor') throw new Refusal('invitation_for_doctor');
  if (invitation.phone && invitation.phone !== form.phone) throw new Refusal('invitation_for_another');
  const known = await checkExistingAccount(deps, form, client);
  if (!known) await refuseWeakPassword(form.password, form);
  const passwordHash = known ? null : await deps.passwords.hash(form.password);
  const token = await database.transaction(async (db) => {
    const accountId = known?.id ?? (await createStaffAccount(db, form, passwordHash));
    const now = new Date(clock.now());
    const [used] = await useInvitation(db, { id: invitation.id, accountId, now });
    // Lost a race; this call refuses with the reason.
    if (!used) {
      await requireInvitation(db, form.secret, clock.now());
      throw new Refusal('invitation_used');
    }
    const { hospital_id: hospitalId, role, inviter } = used;
    const [joined] = await insertMembership(db, { accountId, hospitalId, role, now, letInBy: inviter });
    if (!joined) throw new Refusal('already_member');
    await writeAuditEntry(deps, db, {
      event: 'member_joined',
      actor: { role, id: accountId, hospitalId, address: client.address },
      account: { role: 'hospital', id: accountId },
      about: formatId('membership', joined.id),
      reason: role,
    });
    await notifyOwnersOfNewMember(deps, db, joined.id, role);
    const entrance = { accountId, membershipId: joined.id, checkedHash: known?.passwordHash ?? null };
    const entered = await openMembershipSession(deps, db, entrance, client);
    if (!entered) throw new Refusal('invalid_credentials');
    return entered;
  });
  deps.outbox.hurry();
  return token;
}
