import pg from 'pg';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { updateAccountByRole } from '../sessions/session-queries.ts';
import type { AccountRole } from './account.ts';

export interface AccountChange {
  readonly id: number;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly passwordHash?: string | null | undefined;
  readonly confirmedHash: string | null;
}

/**
 * Changes phone, email or password; omitted fields stay. Call it before the person is changed: accounts are
 * locked before their people. Refuses with `wrong_password` if the confirmed password is no longer the
 * present one, or with `patient_exists` or `doctor_exists` if the phone number is taken.
 */
export async function changeLogin(db: Queryable, role: AccountRole, change: AccountChange): Promise<void> {
  const { id, phone = null, email = null, passwordHash = null, confirmedHash } = change;
  try {
    const [changed] = await updateAccountByRole[role](db, { id, phone, email, passwordHash, confirmedHash });
    if (!changed) throw new Refusal('wrong_password');
  } catch (error) {
    const taken = error instanceof pg.DatabaseError && error.constraint === 'accounts_phone_once';
    if (!taken) throw error;
    throw new Refusal(role === 'patient' ? 'patient_exists' : 'doctor_exists');
  }
}
