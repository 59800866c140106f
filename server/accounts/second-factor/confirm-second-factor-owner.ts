import { Refusal } from '#contract/platform/refusals.ts';
import type { GuessSource } from '#server/accounts/account/account.ts';
import { findGuessSource, limitGuesses } from '#server/accounts/sessions/limit-guesses.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AnyActor } from '#server/platform/http/actor.ts';
import { findDoctorAccount, findFactorOwner, type OwnerRow } from './second-factor-queries.ts';

export async function findAccountId(actor: AnyActor, { database }: Pick<Deps, 'database'>): Promise<number> {
  if ('hospitalId' in actor) return actor.id;
  const [account] = await findDoctorAccount(database.pool, { doctorId: actor.id });
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
export async function findSecondFactorOwner(actor: AnyActor, deps: Deps): Promise<SecondFactorOwner> {
  const [owner] = await findFactorOwner(deps.database.pool, { accountId: await findAccountId(actor, deps) });
  if (!owner) throw new Refusal('second_factor_changed');
  return { owner, source: await findGuessSource(deps, 'hospital', owner.phone, actor.address) };
}

export async function confirmSecondFactorOwner(
  actor: AnyActor,
  deps: Deps,
  password: string,
): Promise<SecondFactorOwner> {
  const found = await findSecondFactorOwner(actor, deps);
  const { phone, password_hash: hash } = found.owner;
  const isRight = await limitGuesses(deps, 'hospital', phone, found.source, () =>
    deps.passwords.matches(hash, password),
  );
  if (!isRight || hash === null) throw new Refusal('wrong_password');
  return found;
}
