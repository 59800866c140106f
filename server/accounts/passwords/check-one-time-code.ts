import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';
import { guessesPerCode, wrongGuessWindowMilliseconds } from './code-limits.ts';
import type { CodePurpose } from './code-purpose.ts';
import { codesForPurpose } from './code-queries.ts';
import { hashCode } from './one-time-code.ts';
import { refuseTooManyCodes } from './refuse-too-many-codes.ts';

/**
 * Counts and checks a guess at a code; refuses with `wrong_code`, `code_expired` or `too_many_codes`. Returns
 * the argument of `consumeCode`; until that is called a right code stays valid.
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
 * Consumes a checked code in the transaction of the change; of two concurrent calls one succeeds. `accountId`
 * is the current owner of the phone, null if there is none. Refuses with `code_expired`, also if the phone
 * had another owner when the code was sent.
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
