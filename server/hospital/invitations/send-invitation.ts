import type { Queryable } from '#db/statement.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { InvitationRow } from './invitation-queries.ts';

/**
 * Sends the link where it can go: by e-mail to whom the inviter named one, in a demo to its mailbox. Not by SMS, whose texts
 * operators register (docs/operations.md#sms-in-india). By e-mail only for a hospital that the operator has checked: subject and
 * text are in its name, which it chose itself. Returns by what, null: the inviter hands it over; and whether that is why.
 */
export async function sendInvitation(
  { outbox, config }: Pick<Deps, 'outbox' | 'config'>,
  db: Queryable,
  { phone, email, hospital_name: hospital, name, expires_at: expiresAt, is_checked }: InvitationRow,
  secret: string,
  locale: Locale,
): Promise<{ sent: 'email' | 'mailbox' | null; isUnchecked: boolean }> {
  const way = outbox.ways.find((one) => one !== 'sms');
  const recipient = way === 'mailbox' ? phone || email : email;
  if (!way || !recipient) return { sent: null, isUnchecked: false };
  if (way === 'email' && !is_checked) return { sent: null, isUnchecked: true };
  const facts = { hospital, name, link: `${config.publicUrl}/join/${secret}` };
  await outbox.put(
    db,
    way === 'mailbox' ? { phone: recipient, email: '' } : { phone: '', email: recipient },
    {
      kind: 'hospital_invitation',
      locale,
      subject: m.team_mail_subject({ hospital }, { locale }),
      text: m.team_mail_text(facts, { locale }),
    },
    // Nobody gets it by a way for which there is no address.
    { by: 'each', usefulUntil: expiresAt.getTime() },
  );
  return { sent: way, isUnchecked: false };
}
