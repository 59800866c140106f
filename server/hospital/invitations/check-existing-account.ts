import { Refusal } from '#contract/platform/refusals.ts';
import { findProfessional } from '#server/accounts/memberships/create-staff-account.ts';
import { logRefusedLogin } from '#server/accounts/memberships/log-refused-login.ts';
import { requireSecondFactor } from '#server/accounts/second-factor/require-second-factor.ts';
import { findGuessSource, limitGuesses } from '#server/accounts/sessions/limit-guesses.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Client } from '#server/platform/http/mount.ts';

interface ExistingAccount {
  readonly id: number;
  readonly passwordHash: string;
}

interface Typed {
  readonly phone: string;
  readonly password: string;
  readonly code?: string | undefined;
}

/**
 * The professional account of a phone number if the password matches; null if there is no account. Refuses as
 * a login does, and writes that to the audit log.
 */
export async function checkExistingAccount(
  deps: Deps,
  { phone, password, code }: Typed,
  { address }: Client,
): Promise<ExistingAccount | null> {
  const { pool } = deps.database;
  const known = await findProfessional(pool, phone);
  if (!known) return null;
  try {
    const source = await findGuessSource(deps, 'hospital', phone, address);
    const matches = await limitGuesses(deps, 'hospital', phone, source, () =>
      deps.passwords.matches(known.password_hash, password),
    );
    if (!known.password_hash || !matches) throw new Refusal('invalid_credentials');
    await requireSecondFactor(deps, known.id, code, source);
    return { id: known.id, passwordHash: known.password_hash };
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) {
      await logRefusedLogin(deps, known.id, address, error.code);
    }
    throw error;
  }
}
