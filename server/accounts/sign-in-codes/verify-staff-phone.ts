import type { Queryable } from '#db/statement.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import { findDoctorOfAccount, verifyStaffPhone } from './phone-verification-queries.ts';
import { verifiesPhone, verifyPhone } from './verify-phone.ts';

interface ProvingStaff {
  readonly id: number;
  readonly keepsPassword: boolean;
  readonly address: string;
  readonly locale: Locale;
}

/**
 * Like `verifyPhone`, for a staff account; a doctor's account uses the doctor's verification. Other staff
 * accounts have nothing that a stranger may have left except sessions, which the caller ends.
 */
export async function verifyStaffAccountPhone(
  deps: Pick<Deps, 'clock' | 'config' | 'outbox'>,
  db: Queryable,
  proving: ProvingStaff,
): Promise<boolean> {
  const [doctor] = await findDoctorOfAccount(db, { accountId: proving.id });
  if (doctor) return verifyPhone(deps, db, { ...proving, id: doctor.id, role: 'doctor' });
  if (!verifiesPhone(deps)) return false;
  const [proven] = await verifyStaffPhone(db, { id: proving.id, now: new Date(deps.clock.now()) });
  if (!proven) return false;
  await writeAuditEntry(deps, db, {
    event: 'phone_proven',
    actor: { role: 'nobody', address: proving.address },
    account: { role: 'hospital', id: proving.id },
  });
  return true;
}
