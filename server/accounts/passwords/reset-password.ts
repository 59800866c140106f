import type { z } from 'zod';
import type { resetPasswordEndpoint } from '#contract/accounts/passwords.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { deletePins } from '#server/accounts/pins/delete-pins.ts';
import { endEverySession } from '#server/accounts/sessions/end-every-session.ts';
import { verifyPhone } from '#server/accounts/sign-in-codes/verify-phone.ts';
import { verifyStaffAccountPhone } from '#server/accounts/sign-in-codes/verify-staff-phone.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import { retryDeadlocks } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import { checkOneTimeCode, consumeCode } from './check-one-time-code.ts';
import { findCodeOwnerByRole, setPasswordByRole } from './code-queries.ts';
import { notifyLoginChange } from './notify-login-change.ts';
import { refuseCommonPassword, refuseWeakPassword } from './refuse-weak-password.ts';

type Form = z.output<typeof resetPasswordEndpoint.body>;

/**
 * Sets a new password with a code: consumes the code, ends every session, resets the count of wrong
 * passwords, deletes PINs, and notifies the owner. Returns true if this was the first proof of the phone;
 * then everything that a stranger may have set up in the account is removed, except a doctor's second factor.
 * Refuses with `wrong_code`, `code_expired` or `too_many_codes`, and at the field a password that is easily
 * guessed; the code stays valid then.
 */
export async function resetPassword(
  deps: Deps,
  { role, phone, code, password }: Form,
  address: string,
  locale: Locale,
): Promise<{ firstProof: boolean }> {
  const { database, outbox } = deps;
  await refuseCommonPassword(password); // before a guess at the code is counted
  const hash = await checkOneTimeCode(deps, role, phone, code);

  // Checked after the code, because this refusal reveals something about the owner's name.
  const [known] = await findCodeOwnerByRole[role](database.pool, { phone });
  if (known) await refuseWeakPassword(password, known);
  const passwordHash = await deps.passwords.hash(password);
  const reset = async (db: Queryable) => {
    // Locks the account before its code, the order of other changes.
    const [owner] = await setPasswordByRole[role](db, { phone, hash: passwordHash });
    if (!owner) throw new Refusal('code_expired');
    await consumeCode(deps, db, role, { phone, hash, accountId: owner.id });
    const proving = { id: owner.id, keepsPassword: true, address, locale };
    const isFirst =
      role === 'hospital'
        ? await verifyStaffAccountPhone(deps, db, proving)
        : await verifyPhone(deps, db, { ...proving, role });
    if (role !== 'patient') await deletePins(db, phone);
    await endEverySession(deps, db, role, owner);
    await notifyLoginChange(deps, db, role, owner, 'password', locale);
    await writeAuditEntry(deps, db, {
      event: 'password_reset',
      actor: { role: 'nobody', address },
      account: { role, id: owner.id },
    });
    return isFirst;
  };
  const firstProof = await retryDeadlocks(() => database.transaction(reset));
  outbox.hurry();
  return { firstProof };
}
