import { Refusal } from '#contract/platform/refusals.ts';
import type { GuessSource } from '#server/accounts/sessions/account.ts';
import { limitGuesses } from '#server/accounts/sessions/limit-guesses.ts';
import type { Deps } from '#server/platform/deps.ts';
import { openSecret } from '#server/platform/seal-secret.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { type SecondFactorRow, spendRecoveryCode, spendStep } from './second-factor-queries.ts';
import { secretOf } from './secret-of.ts';
import { matchingStep } from './totp.ts';

/** Uses up a code of the app or a recovery code; false if it is neither, or was used before. */
async function spend(
  { database, clock, jwtSecret }: Deps,
  factor: SecondFactorRow,
  code: string,
): Promise<boolean> {
  const { account_id: accountId, secret: sealed, last_step: lastStep } = factor;
  const secret = openSecret(jwtSecret, secretOf(accountId), sealed);
  const step = secret && matchingStep(secret, code, clock.now(), lastStep);
  const spent =
    step === null
      ? await spendRecoveryCode(database.pool, { accountId, hash: hashRecoveryCode(accountId, code) })
      : await spendStep(database.pool, { accountId, secret: sealed, step });
  return spent.length > 0;
}

/**
 * Counts a guess at an account's codes as `limitGuesses` does, by all doors together, and apart from passwords: a right one must not
 * reset it. The count is by the account's id, so that neither a new phone number nor a password reset clears it. Refuses
 * with `wrong_second_factor` or `too_many_attempts`.
 */
export async function limitCodes(
  deps: Deps,
  accountId: number,
  source: GuessSource,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const right = await limitGuesses(deps, 'doctor', `codes of account ${accountId}`, source, isRight);
  if (!right) throw new Refusal('wrong_second_factor');
}

/**
 * Checks a code of the app or a recovery code and uses it up: of equal ones at the same time one is accepted.
 * Refuses with `wrong_second_factor` or `too_many_attempts`.
 */
export function checkCode(
  deps: Deps,
  factor: SecondFactorRow,
  code: string,
  source: GuessSource,
): Promise<void> {
  return limitCodes(deps, factor.account_id, source, () => spend(deps, factor, code));
}
