import { Refusal } from '#contract/platform/refusals.ts';
import type { GuessSource } from '#server/accounts/account/account.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { checkSecondFactorCode } from './check-second-factor-code.ts';
import { findDoctorAccount, findSecondFactor } from './second-factor-queries.ts';

/**
 * Called at login after the password was right; does nothing if the second factor is off. Refuses with
 * `second_factor_required` without a code, else as `checkSecondFactorCode` does.
 */
export async function requireSecondFactor(
  deps: Deps,
  accountId: number,
  code: string | undefined,
  source: GuessSource,
): Promise<void> {
  const [factor] = await findSecondFactor(deps.database.pool, { accountId });
  if (!factor?.confirmed_at) return;
  if (code === undefined) throw new Refusal('second_factor_required');
  await checkSecondFactorCode(deps, factor, code, source);
}

export async function requireDoctorSecondFactor(
  deps: Deps,
  doctorId: number,
  code: string | undefined,
  source: GuessSource,
): Promise<void> {
  const [account] = await findDoctorAccount(deps.database.pool, { doctorId });
  if (account) await requireSecondFactor(deps, account.account_id, code, source);
}

export async function hasSecondFactor(
  { id: accountId }: Pick<Actor, 'id'>,
  { database }: Pick<Deps, 'database'>,
): Promise<boolean> {
  const [factor] = await findSecondFactor(database.pool, { accountId });
  return factor?.confirmed_at != null;
}
