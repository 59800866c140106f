import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { createAccount } from '#server/accounts/account/create-account.ts';
import { requireSecondFactor } from '#server/accounts/second-factor/require-second-factor.ts';
import { findGuessSource, limitGuesses } from '#server/accounts/sessions/limit-guesses.ts';
import type { Deps } from '#server/platform/deps.ts';
import { logRefusedLogin } from './log-refused-login.ts';
import {
  findProfessionalByPhone,
  insertOwner,
  setAccountName,
  updateHospitalEmail,
} from './membership-queries.ts';

interface Registration {
  readonly hospitalName: string;
  readonly phone: string;
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
}

/**
 * Runs before a hospital is stored. Refuses with `professional_exists` if its phone number has a professional
 * account and the password is not that account's; with the right one the account will own the hospital. Wrong
 * passwords are limited (`too_many_attempts`), a second factor is asked for as at a login, and refusals go
 * into the audit log.
 */
export async function requireOwnProfessionalAccount(
  deps: Deps,
  { phone, password, code }: Pick<Registration, 'phone' | 'password' | 'code'>,
  address: string,
): Promise<void> {
  const [known] = await findProfessionalByPhone(deps.database.pool, { phone });
  if (!known) return;
  try {
    const source = await findGuessSource(deps, 'hospital', phone, address);
    const isTheirs = await limitGuesses(deps, 'hospital', phone, source, () =>
      deps.passwords.matches(known.password_hash, password),
    );
    if (!isTheirs) throw new Refusal('professional_exists');
    await requireSecondFactor(deps, known.id, code, source);
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) {
      await logRefusedLogin(deps, known.id, address, error.code);
    }
    throw error;
  }
}

/**
 * Makes the professional account with this phone, an existing or a new one, the first owner of the hospital.
 * Refuses with `hospital_exists` if that account has already registered a hospital.
 */
export async function createHospitalOwner(
  { clock }: Pick<Deps, 'clock'>,
  db: Queryable,
  hospitalId: number,
  { hospitalName, phone, email }: Registration,
  passwordHash: string,
): Promise<void> {
  const made = await createAccount(db, 'professional', { phone, passwordHash, email });
  const accountId = made ?? (await findProfessionalByPhone(db, { phone }))[0]?.id ?? 0;
  if (made === null) await updateHospitalEmail(db, { hospitalId, ownerId: accountId, email });
  else await setAccountName(db, { id: accountId, name: hospitalName });
  const [owner] = await insertOwner(db, { accountId, hospitalId, now: new Date(clock.now()) });
  if (!owner) throw new Refusal('hospital_exists');
}
