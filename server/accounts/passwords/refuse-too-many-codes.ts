import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import {
  codeWindowMilliseconds,
  maxCodes,
  maxWrongGuesses,
  wrongGuessWindowMilliseconds,
} from './code-limits.ts';
import type { CodePurpose } from './code-purpose.ts';
import { codesForPurpose } from './code-queries.ts';

const minutesPerHour = 60;

/** Minutes to wait; more than an hour is rounded up to hours. */
function toWaitMinutes(milliseconds: number): number {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  return minutes <= minutesPerHour ? minutes : Math.ceil(minutes / minutesPerHour) * minutesPerHour;
}

/**
 * Refuses with `too_many_codes` and the time to wait if a phone had too many wrong guesses or, with `asking`,
 * too many codes.
 */
export async function refuseTooManyCodes(
  db: Queryable,
  purpose: CodePurpose,
  phone: string,
  now: number,
  asking = false,
): Promise<void> {
  const [counts] = await codesForPurpose(purpose).counts(db, { purpose, phone });
  if (!counts) return;
  const untilGuesses = counts.wrong_since.getTime() + wrongGuessWindowMilliseconds - now;
  const untilCodes = counts.sent_since.getTime() + codeWindowMilliseconds - now;
  const wait = Math.max(
    counts.wrong >= maxWrongGuesses ? untilGuesses : 0,
    asking && counts.sent >= maxCodes ? untilCodes : 0,
  );
  if (wait > 0)
    throw new Refusal('too_many_codes', { waitMinutes: toWaitMinutes(wait) }, Math.ceil(wait / 1000));
}
