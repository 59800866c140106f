import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';
import { guessesPerCode, wrongGuessWindowMilliseconds } from './code-limits.ts';
import type { CodePurpose } from './code-purpose.ts';
import { codesForPurpose } from './code-queries.ts';
import { hashCode } from './one-time-code.ts';
import { refuseTooManyCodes } from './refuse-too-many.ts';

/**
 * A guess at a code, counted; refuses with `wrong_code`, `code_expired` or `too_many_codes`. Returns what
 * `spendCode` takes: until then a right code stays valid.
 */
export async function checkOneTimeCode(
  deps: Deps,
  purpose: CodePurpose,
  phone: string,
  code: string,
): Promise<string> {
  const { pool } = deps.database;
  const now = deps.clock.now();
  const hash = hashCode(deps, purpose, phone, code);
  const wrongSince = new Date(now - wrongGuessWindowMilliseconds);
  const guessed = { purpose, phone, hash, now: new Date(now), wrongSince };
  const [guess] = await codesForPurpose(purpose).countGuess(pool, guessed);
  if (!guess) await refuseTooManyCodes(pool, purpose, phone, now);
  if (!guess || (!guess.is_right && guess.guesses >= guessesPerCode)) throw new Refusal('code_expired');
  if (!guess.is_right) throw new Refusal('wrong_code');
  return hash;
}

/**
 * Uses a checked code up, in the transaction of what it allows; of two at once, one does. `accountId` is the
 * person who has the phone now, null for nobody. Refuses with `code_expired`, also if somebody else had the
 * phone when it was sent.
 */
export async function consumeCode(
  { clock }: Pick<Deps, 'clock'>,
  db: Queryable,
  purpose: CodePurpose,
  checked: { readonly phone: string; readonly hash: string; readonly accountId: number | null },
): Promise<void> {
  const [used] = await codesForPurpose(purpose).spend(db, {
    purpose,
    ...checked,
    now: new Date(clock.now()),
  });
  if (!used) throw new Refusal('code_expired');
}
