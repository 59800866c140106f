import type { Queryable } from '#db/statement.ts';
import { updateMessageLanguage } from '#server/accounts/account/update-message-language.ts';
import { checkOneTimeCode, consumeCode } from '#server/accounts/passwords/check-one-time-code.ts';
import { openSession } from '#server/accounts/sessions/open-session.ts';
import { retryDeadlocks } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { Client } from '#server/platform/http/mount.ts';
import { proofMinutes, signPhoneProof } from './phone-proof.ts';
import { lockPatientByPhone } from './sign-in-queries.ts';
import { verifyPhone } from './verify-phone.ts';

interface PhoneAndCode {
  readonly phone: string;
  readonly code: string;
}

/**
 * Signs a patient in with a code to their phone and returns a token, or a phone proof if no patient has the
 * phone; consumes the code. `firstProof` is true if the phone was never verified before, and everything that
 * a stranger may have left in the account is gone. Refuses with `wrong_code`, `code_expired` or
 * `too_many_codes`.
 */
export async function signInByCode(
  deps: Deps,
  { phone, code }: PhoneAndCode,
  client: Client,
  locale: Locale,
): Promise<{ token: string; firstProof?: true } | { proof: string; validMinutes: number }> {
  const hash = await checkOneTimeCode(deps, 'sign-in', phone, code);
  const enter = async (db: Queryable) => {
    const [patient] = await lockPatientByPhone(db, { phone });
    await consumeCode(deps, db, 'sign-in', { phone, hash, accountId: patient?.id ?? null });
    if (!patient) return { proof: signPhoneProof(deps, phone), validMinutes: proofMinutes };
    const { address } = client;
    const isFirst = await verifyPhone(deps, db, { role: 'patient', id: patient.id, address, locale });
    const token = await openSession(deps, db, 'patient', patient, client);
    await updateMessageLanguage(db, 'patient', patient.id, locale);
    return { token, ...(isFirst && { firstProof: true as const }) };
  };
  const answer = await retryDeadlocks(() => deps.database.transaction(enter));
  deps.outbox.hurry();
  return answer;
}
