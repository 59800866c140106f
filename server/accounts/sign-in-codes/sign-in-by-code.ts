import type { Queryable } from '#db/statement.ts';
import { checkCode, spendCode } from '#server/accounts/passwords/check-code.ts';
import { followLanguage } from '#server/accounts/sessions/follow-language.ts';
import { openSession } from '#server/accounts/sessions/open-session.ts';
import { retryingDeadlocks } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { Client } from '#server/platform/http/mount.ts';
import { makePhoneProof, proofMinutes } from './phone-proof.ts';
import { provePhone } from './prove-phone.ts';
import { patientOfPhone } from './sign-in-queries.ts';

interface PhoneAndCode {
  readonly phone: string;
  readonly code: string;
}

/**
 * Signs a patient in with a code to their phone (J-01) and returns a token; where no patient has the phone, a
 * proof that it is theirs. A code is used up by either. `firstProof`: nothing had proven the phone of the account before, and
 * what somebody else may have left in it is gone. Refuses with `wrong_code`, `code_expired` or `too_many_codes`.
 */
export async function signInByCode(
  deps: Deps,
  { phone, code }: PhoneAndCode,
  client: Client,
  locale: Locale,
): Promise<{ token: string; firstProof?: true } | { proof: string; validMinutes: number }> {
  const hash = await checkCode(deps, 'sign-in', phone, code);
  const enter = async (db: Queryable) => {
    const [patient] = await patientOfPhone(db, { phone });
    await spendCode(deps, db, 'sign-in', { phone, hash, accountId: patient?.id ?? null });
    if (!patient) return { proof: makePhoneProof(deps, phone), validMinutes: proofMinutes };
    const { address } = client;
    const isFirst = await provePhone(deps, db, { role: 'patient', id: patient.id, address, locale });
    const token = await openSession(deps, db, 'patient', patient, client);
    await followLanguage(db, 'patient', patient.id, locale);
    return { token, ...(isFirst && { firstProof: true as const }) };
  };
  const answer = await retryingDeadlocks(() => deps.database.transaction(enter));
  deps.outbox.hurry();
  return answer;
}
