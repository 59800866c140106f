import { Refusal } from '#contract/platform/refusals.ts';
import type { GuessSource } from '#server/accounts/account/account.ts';
import { limitGuesses } from '#server/accounts/sessions/limit-guesses.ts';
import type { Deps } from '#server/platform/deps.ts';
import { unsealSecret } from '#server/platform/seal-secret.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { consumeRecoveryCode, consumeStep, type SecondFactorRow } from './second-factor-queries.ts';
import { secondFactorSecret } from './second-factor-secret.ts';
import { matchingStep } from './totp.ts';

/** Consumes a code of the app or a recovery code; false if it is neither, or was used before. */
async function consumeAnyCode(
  { database, clock, jwtSecret }: Deps,
  factor: SecondFactorRow,
  code: string,
): Promise<boolean> {
  const { account_id: accountId, secret: sealed, last_step: lastStep } = factor;
  const secret = unsealSecret(jwtSecret, secondFactorSecret(accountId), sealed);
  const step = secret && matchingStep(secret, code, clock.now(), lastStep);
  const spent =
    step === null
      ? await consumeRecoveryCode(database.pool, { accountId, hash: hashRecoveryCode(accountId, code) })
      : await consumeStep(database.pool, { accountId, secret: sealed, step });
  return spent.length > 0;
}

/**
 * Limits guesses as `limitGuesses` does, shared by all login endpoints but separate from passwords: a right
 * password must not reset the count. Counted by account id, so that neither a new phone number nor a password
 * reset clears it. Refuses with `wrong_second_factor` or `too_many_attempts`.
 */
export async function limitSecondFactorGuesses(
  deps: Deps,
  accountId: number,
  source: GuessSource,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const right = await limitGuesses(deps, 'doctor', `codes of account ${accountId}`, source, isRight);
  if (!right) throw new Refusal('wrong_second_factor');
}

/**
 * Checks and consumes a code of the app or a recovery code: of equal ones at the same time one is accepted.
 * Refuses with `wrong_second_factor` or `too_many_attempts`.
 */
export function checkSecondFactorCode(
  deps: Deps,
  factor: SecondFactorRow,
  code: string,
  source: GuessSource,
): Promise<void> {
  return limitSecondFactorGuesses(deps, factor.account_id, source, () => consumeAnyCode(deps, factor, code));
}
