import type { MessageWay } from '#contract/accounts/passwords.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { m } from '#messages/messages.js';
import { writeEntry } from '#server/platform/audit/write-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import { composeAccountSms } from '#server/platform/sms/compose-account-sms.ts';
import { codesMilliseconds, validMilliseconds, validMinutes, wrongMilliseconds } from './code-limits.ts';
import { type CodePurpose, roleOf } from './code-purpose.ts';
import { codesFor, ownerOf } from './code-queries.ts';
import { hashCode, makeCode } from './one-time-code.ts';
import { refuseTooMany } from './refuse-too-many.ts';

const forNewPassword = {
  kind: 'password_code',
  subject: m.notifications_code_subject,
  text: m.notifications_code_text,
  sms: 'passwordCode',
} as const;
const words = {
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
 * Sends a code and returns how (C-09, J-01); earlier ones of its purpose become invalid. A phone number
 * without an account is treated the same: same counts, same refusals, same statements. A code to sign in goes
 * there too, for it is how somebody new shows that the phone is theirs. Refuses with `no_messages` or
 * `too_many_codes`.
 */
export async function sendCode(
  deps: Deps,
  purpose: CodePurpose,
  phone: string,
  address: string,
  locale: Locale,
): Promise<MessageWay> {
  const { config, database, clock, outbox } = deps;
  const [way] = outbox.ways;
  if (!way || (way === 'mailbox' && config.openToOthers)) {
    throw new Refusal('no_messages');
  }
  const now = clock.now();
  const expires = now + validMilliseconds;
  const code = makeCode();
  const role = roleOf(purpose);
  await database.transaction(async (db) => {
    const [owner] = await ownerOf[role](db, { phone });
    const [kept] = await codesFor(purpose).keep(db, {
      purpose,
      phone,
      accountId: owner?.id ?? null,
      hash: hashCode(deps, purpose, phone, code),
      expiresAt: new Date(expires),
      now: new Date(now),
      codesSince: new Date(now - codesMilliseconds),
      wrongSince: new Date(now - wrongMilliseconds),
    });
    if (!kept) {
      await refuseTooMany(db, purpose, phone, now, true);
      throw new Refusal('unavailable', {}, 1); // what was in the way has just gone
    }
    const { kind, subject, text, sms } = words[purpose];
    const message = {
      kind,
      locale,
      subject: subject({}, { locale }),
      text: text({ code, minutes: String(validMinutes) }, { locale }),
      sms: composeAccountSms(sms, locale, { code, minutes: validMinutes }),
    };
    await writeEntry(deps, db, {
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
