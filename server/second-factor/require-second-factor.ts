import { Refusal } from '#contract/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { GuessSource } from '#server/sessions/account.ts';
import { checkCode } from './check-code.ts';
import { secondFactorOf } from './second-factor-queries.ts';

/**
 * Asks for the second step at a doctor's login, after the password was right; does nothing where it is off
 * (H-09). Refuses with `second_factor_required` without a code, else as `checkCode` does.
 */
export async function requireSecondFactor(
  deps: Deps,
  doctorId: number,
  code: string | undefined,
  source: GuessSource,
): Promise<void> {
  const [factor] = await secondFactorOf(deps.database.pool, { doctorId });
  if (!factor?.confirmed_at) return;
  if (code === undefined) throw new Refusal('second_factor_required');
  await checkCode(deps, doctorId, factor, code, source);
}

/** Whether a doctor's login asks for a second step. */
export async function hasSecondFactor(
  { database }: Pick<Deps, 'database'>,
  doctorId: number,
): Promise<boolean> {
  const [factor] = await secondFactorOf(database.pool, { doctorId });
  return factor?.confirmed_at != null;
}
