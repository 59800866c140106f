import type { DeliveryMethod } from '#contract/accounts/passwords.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { m } from '#messages/messages.js';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import { composeAccountSms } from '#server/platform/sms/compose-account-sms.ts';
import {
  codeValidMilliseconds,
  codeValidMinutes,
  codeWindowMilliseconds,
  wrongGuessWindowMilliseconds,
} from './code-limits.ts';
import { type CodePurpose, roleForPurpose } from './code-purpose.ts';
import { codesForPurpose, findCodeOwnerByRole } from './code-queries.ts';
import { generateCode, hashCode } from './one-time-code.ts';
import { refuseTooManyCodes } from './refuse-too-many-codes.ts';

const forNewPassword = {
  kind: 'password_code',
  subject: m.notifications_code_subject,
  text: m.notifications_code_text,
  sms: 'passwordCode',
} as const;
const messages = {
  patient: forNewPassword,
  doctor: forNewPassword,
  hospital: forNewPassword,
  'sign-in': {
    kind: 'sign_in_code',
    subject: m.codes_sign_in_subject,
    text: m.codes_sign_in_text,
    sms: 'signInCode',
  },
  change: {
    kind: 'change_code',
    subject: m.codes_change_subject,
    text: m.codes_change_text,
    sms: 'changeCode',
  },
} as const satisfies Record<CodePurpose, object>;

/**
 * Sends a code and returns the channel; earlier codes of its purpose become invalid. A phone number without
 * an account gets the same counts, refusals and statements; sign-in codes are sent there too, since new
 * patients verify their phone with one. Refuses with `no_messages` or `too_many_codes`.
 */
export async function sendCode(
  deps: Deps,
  purpose: CodePurpose,
  phone: string,
  address: string,
  locale: Locale,
): Promise<DeliveryMethod> {
  const { config, database, clock, outbox } = deps;
  const [way] = outbox.ways;
  if (!way || (way === 'mailbox' && config.openToOthers)) {
    throw new Refusal('no_messages');
  }
  const now = clock.now();
  const expires = now + codeValidMilliseconds;
  const code = generateCode();
  const role = roleForPurpose(purpose);
  await database.transaction(async (db) => {
    const [owner] = await findCodeOwnerByRole[role](db, { phone });
    const [kept] = await codesForPurpose(purpose).keep(db, {
      purpose,
      phone,
      accountId: owner?.id ?? null,
      hash: hashCode(deps, purpose, phone, code),
      expiresAt: new Date(expires),
      now: new Date(now),
      codesSince: new Date(now - codeWindowMilliseconds),
      wrongSince: new Date(now - wrongGuessWindowMilliseconds),
    });
    if (!kept) {
      await refuseTooManyCodes(db, purpose, phone, now, true);
      throw new Refusal('unavailable', {}, 1);
    }
    const { kind, subject, text, sms } = messages[purpose];
    const message = {
      kind,
      locale,
      subject: subject({}, { locale }),
      text: text({ code, minutes: String(codeValidMinutes) }, { locale }),
      sms: composeAccountSms(sms, locale, { code, minutes: codeValidMinutes }),
    };
    await writeAuditEntry(deps, db, {
      event: 'code_sent',
      actor: { role: 'nobody', address },
      account: owner && { role, id: owner.id },
    });
    const newcomer = purpose === 'sign-in' ? { phone, email: '' } : null;
    await outbox.put(db, owner ?? newcomer, message, { by: 'best', usefulUntil: expires });
  });
  outbox.hurry();
  return way;
}
