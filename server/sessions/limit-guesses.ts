import { Refusal } from '#contract/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { LoginRole } from './account.ts';
import { countGuess, forgetGuesses, uncountGuess } from './session-queries.ts';

const guessesAtMost = 10;
const windowMilliseconds = 15 * 60_000;

/**
 * Checks a password, at most ten wrong ones in fifteen minutes for an account and a source
 * (docs/product.md#limits); a right one resets the count. Refuses with `too_many_attempts`.
 */
export async function limitGuesses(
  { database, clock }: Deps,
  role: LoginRole,
  phone: string,
  source: string,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const { pool } = database;
  const now = clock.now();
  const windowOpenedAfter = new Date(now - windowMilliseconds);
  const [guess] = await countGuess(pool, { role, phone, source, now: new Date(now), windowOpenedAfter });
  if (guess && guess.failures > guessesAtMost) {
    const opensAgain = guess.window_start.getTime() + windowMilliseconds;
    throw new Refusal('too_many_attempts', {}, Math.max(1, Math.ceil((opensAgain - now) / 1000)));
  }
  let right: boolean;
  try {
    right = await isRight();
  } catch (error) {
    // Nobody looked at the password, because too many wait: a crowd must not lock its people out.
    await uncountGuess(pool, { role, phone, source });
    throw error;
  }
  if (right) await forgetGuesses(pool, { role, phone, source });
  return right;
}
