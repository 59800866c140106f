import type { Queryable } from '#db/statement.ts';
import { m } from '#messages/messages.js';
import type { LoginRole } from '#server/accounts/account/account.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { Recipient } from '#server/platform/outbox/outbox.ts';
import { composeAccountSms } from '#server/platform/sms/compose-account-sms.ts';
import { invalidateCodes } from './code-queries.ts';

const usefulMilliseconds = 24 * 60 * 60_000;

const messages = {
  password: {
    subject: m.notifications_password_subject,
    text: m.notifications_password_text,
    sms: 'passwordChanged',
  },
  contact: {
    subject: m.notifications_contact_subject,
    text: m.notifications_contact_text,
    sms: 'contactChanged',
  },
  second_factor: {
    subject: m.notifications_second_factor_subject,
    text: m.notifications_second_factor_text,
    sms: 'secondFactorChanged',
  },
} as const;

/**
 * Notifies the owner of an account that its password, phone, email or second factor has changed, at the
 * addresses of `before`: a thief must not get the message instead. Invalidates codes that were sent there.
 * Call `deps.outbox.hurry()` after the transaction.
 */
export async function notifyLoginChange(
  { clock, outbox }: Pick<Deps, 'clock' | 'outbox'>,
  db: Queryable,
  role: LoginRole,
  before: Recipient,
  changed: keyof typeof messages,
  locale: Locale,
): Promise<void> {
  await invalidateCodes(db, { role, phone: before.phone });
  const { subject, text, sms } = messages[changed];
  const message = {
    kind: `${changed}_changed`,
    subject: subject({}, { locale }),
    text: text({}, { locale }),
    sms: composeAccountSms(sms, locale),
  };
  const usefulUntil = clock.now() + usefulMilliseconds;
  await outbox.put(db, before, { ...message, locale }, { by: 'each', usefulUntil });
}
