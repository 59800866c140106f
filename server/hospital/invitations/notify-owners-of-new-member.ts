import type { Queryable } from '#db/statement.ts';
import type { HospitalRole } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { listOwnerContacts } from '#server/accounts/memberships/owner-contacts.ts';
import { staffRoleLabel } from '#server/accounts/memberships/role-labels.ts';
import type { Deps } from '#server/platform/deps.ts';
import { composeAccountSms } from '#server/platform/sms/compose-account-sms.ts';
import { findJoinedMember } from './invitation-queries.ts';

/** Delivery is tried for three days: an owner may be away. */
const usefulMilliseconds = 3 * 24 * 60 * 60_000;

/**
 * Notifies the owners of a hospital who has joined, in which role and by whose invitation, since a link may
 * fall into other hands. Call it in the transaction of joining, and `deps.outbox.hurry()` after it.
 */
export async function notifyOwnersOfNewMember(
  { clock, outbox }: Pick<Deps, 'clock' | 'outbox'>,
  db: Queryable,
  membershipId: number,
  role: HospitalRole,
): Promise<void> {
  const [joined] = await findJoinedMember(db, { membershipId });
  if (!joined) throw new Error(`Membership ${membershipId} is not there`);
  const { hospital_id: hospitalId, hospital, name, inviter } = joined;
  for (const { locale, phone, email } of await listOwnerContacts(db, { hospitalId })) {
    const roleWord = role === 'doctor' ? m.figures_doctor({}, { locale }) : staffRoleLabel(role, locale);
    const words = { hospital, name, inviter, role: roleWord };
    const message = {
      kind: 'member_joined',
      subject: m.team_joined_subject(words, { locale }),
      text: m.team_joined_text(words, { locale }),
      sms: composeAccountSms('memberJoined', locale, { who: name, hospital }),
      locale,
    };
    const usefulUntil = clock.now() + usefulMilliseconds;
    await outbox.put(db, { phone, email }, message, { by: 'each', usefulUntil });
  }
}
