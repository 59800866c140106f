import { Refusal } from '#contract/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AccountRole, AccountRow } from './account.ts';
import { limitGuesses } from './limit-guesses.ts';
import { openSessionAfterCheck } from './open-session.ts';
import { passwordMatches } from './passwords.ts';
import { credentialsOf, signedInFrom } from './session-queries.ts';

export interface Credentials {
  readonly phone: string;
  readonly password: string;
}

/**
 * Checks a phone and a password and opens a session; returns its token. Ten wrong guesses in fifteen minutes
 * close the account for guessers (docs/product.md#limits), while an address that the owner has signed in from
 * counts on its own. Refuses with `invalid_credentials`, the same for an unknown phone, or
 * `too_many_attempts`.
 */
export async function logIn(
  deps: Deps,
  role: AccountRole,
  { phone, password }: Credentials,
  address: string,
): Promise<string> {
  const { pool } = deps.database;
  const [account] = await credentialsOf[role](pool, { phone });
  const source = (await isKnownAddress(deps, role, account, address)) ? address : 'unknown';

  const matches = await limitGuesses(deps, role, phone, source, () =>
    passwordMatches(account?.password_hash ?? null, password),
  );
  if (!account || !matches) throw new Refusal('invalid_credentials');
  const token = await openSessionAfterCheck(deps, role, account, account.password_hash, address);
  if (!token) throw new Refusal('invalid_credentials');
  return token;
}

/** Asks for an unknown account too: the time of an answer must not tell which phones have one. */
async function isKnownAddress(
  { database }: Deps,
  role: AccountRole,
  account: AccountRow | undefined,
  address: string,
) {
  const id = account?.id ?? 0;
  const patientId = role === 'patient' ? id : null;
  const doctorId = role === 'doctor' ? id : null;
  const [row] = await signedInFrom(database.pool, { patientId, doctorId, address });
  return row?.known ?? false;
}
