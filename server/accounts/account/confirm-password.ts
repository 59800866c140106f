import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findGuessSource, limitGuesses } from '../sessions/limit-guesses.ts';
import { findCredentialsByRole } from '../sessions/session-queries.ts';
import type { AccountRole } from './account.ts';

/**
 * Checks the password before a login change; `phone` is the present one. Returns the checked hash, which the
 * change compares again. Refuses with `wrong_password` or `too_many_attempts`.
 */
export async function confirmPassword(
  deps: Deps,
  role: AccountRole,
  phone: string,
  password: string,
  address: string,
): Promise<string> {
  const [account] = await findCredentialsByRole[role](deps.database.pool, { phone });
  const source = await findGuessSource(deps, role, phone, address);
  const isRight = await limitGuesses(deps, role, phone, source, () =>
    deps.passwords.matches(account?.password_hash ?? null, password),
  );
  if (!isRight || !account?.password_hash) throw new Refusal('wrong_password');
  return account.password_hash;
}
