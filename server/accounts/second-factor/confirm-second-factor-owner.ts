import { Refusal } from '#contract/platform/refusals.ts';
import type { GuessSource } from '#server/accounts/account/account.ts';
import { findGuessSource, limitGuesses } from '#server/accounts/sessions/limit-guesses.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AnyCaller } from '#server/platform/http/mount.ts';
import { findDoctorAccount, findFactorOwner, type OwnerRow } from './second-factor-queries.ts';

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
  readonly source: GuessSource;
}

/**
 * The account that the caller may change the second factor of; refuses with `second_factor_changed` if there
 * is none.
 */
export async function findSecondFactorOwner(
  deps: Deps,
  caller: AnyCaller,
  address: string,
): Promise<SecondFactorOwner> {
  const [owner] = await findFactorOwner(deps.database.pool, { accountId: await findAccountId(deps, caller) });
  if (!owner) throw new Refusal('second_factor_changed');
  return { owner, source: await findGuessSource(deps, 'hospital', owner.phone, address) };
}

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
