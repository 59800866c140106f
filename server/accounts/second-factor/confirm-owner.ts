import { Refusal } from '#contract/platform/refusals.ts';
import type { GuessSource } from '#server/accounts/sessions/account.ts';
import { findGuessSource, limitGuesses } from '#server/accounts/sessions/limit-guesses.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AnyCaller } from '#server/platform/http/mount.ts';
import { findDoctorAccount, findFactorOwner, type OwnerRow } from './second-factor-queries.ts';

/** The account of a doctor or of one of a hospital's staff; 0 if the doctor is gone. */
export async function findAccountId(
  { database }: Pick<Deps, 'database'>,
  caller: AnyCaller,
): Promise<number> {
  if ('hospitalId' in caller) return caller.id;
  const [account] = await findDoctorAccount(database.pool, { doctorId: caller.id });
  return account?.account_id ?? 0;
}

interface SecondFactorOwner {
  readonly owner: OwnerRow;
  /** For the limit of guesses. */
  readonly source: GuessSource;
}

/** Whose second step a caller may change; refuses with `second_factor_changed` if there is no account. */
export async function findSecondFactorOwner(
  deps: Deps,
  caller: AnyCaller,
  address: string,
): Promise<SecondFactorOwner> {
  const [owner] = await findFactorOwner(deps.database.pool, { accountId: await findAccountId(deps, caller) });
  if (!owner) throw new Refusal('second_factor_changed');
  return { owner, source: await findGuessSource(deps, 'hospital', owner.phone, address) };
}

/** The same, once the password is confirmed; refuses also with `wrong_password` or `too_many_attempts`. */
export async function confirmSecondFactorOwner(
  deps: Deps,
  caller: AnyCaller,
  password: string,
  address: string,
): Promise<SecondFactorOwner> {
  const found = await findSecondFactorOwner(deps, caller, address);
  const { phone, password_hash: hash } = found.owner;
  const isRight = await limitGuesses(deps, 'hospital', phone, found.source, () =>
    deps.passwords.matches(hash, password),
  );
  if (!isRight || hash === null) throw new Refusal('wrong_password');
  return found;
}
