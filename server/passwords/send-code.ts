import type { MessageWay } from '#contract/passwords.ts';
import { Refusal } from '#contract/refusals.ts';
import { m } from '#messages/messages.js';
import { writeEntry } from '#server/audit/write-entry.ts';
import { shownAddresses } from '#server/notifications/mailbox/shown-addresses.ts';
import { composeAccountSms } from '#server/notifications/sms/compose-account-sms.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/language.ts';
import type { AccountRole } from '#server/sessions/account.ts';
import { codesMilliseconds, validMilliseconds, validMinutes, wrongMilliseconds } from './code-limits.ts';
import { keepCode, ownerOf } from './code-queries.ts';
import { hashCode, makeCode } from './one-time-code.ts';
import { refuseTooMany } from './refuse-too-many.ts';

/**
 * Sends a code for a new password and returns how (C-09); earlier codes become invalid. A phone number
 * without an account is treated the same: same counts, same refusals, same statements. Refuses with
 * `no_messages` or `too_many_codes`.
 */
export async function sendCode(
  deps: Deps,
  role: AccountRole,
  phone: string,
  address: string,
  locale: Locale,
): Promise<MessageWay> {
  const { config, database, clock, outbox } = deps;
  const [way] = outbox.ways;
  if (!way || (way === 'mailbox' && shownAddresses(config)?.includes(phone) === false)) {
    throw new Refusal('no_messages');
  }
  const now = clock.now();
  const expires = now + validMilliseconds;
  const code = makeCode();
  await database.transaction(async (db) => {
    const [owner] = await ownerOf[role](db, { phone });
    const [kept] = await keepCode(db, {
      role,
      phone,
      accountId: owner?.id ?? null,
      hash: hashCode(deps, role, phone, code),
      expiresAt: new Date(expires),
      now: new Date(now),
      codesSince: new Date(now - codesMilliseconds),
      wrongSince: new Date(now - wrongMilliseconds),
    });
    if (!kept) {
      await refuseTooMany(db, role, phone, now, true);
      throw new Refusal('unavailable', {}, 1); // what was in the way has just gone
    }
    const message = {
      kind: 'password_code',
      locale,
      subject: m.notifications_code_subject({}, { locale }),
      text: m.notifications_code_text({ code, minutes: String(validMinutes) }, { locale }),
      sms: composeAccountSms('passwordCode', locale, { code, minutes: validMinutes }),
    };
    await writeEntry(deps, db, {
      event: 'code_sent',
      actor: { role: 'nobody', address },
      account: owner && { role, id: owner.id },
    });
    await outbox.put(db, owner ?? null, message, { by: 'best', usefulUntil: expires });
  });
  outbox.hurry();
  return way;
}
