import type { Deps } from '#server/platform/deps.ts';
import { forgetOldGuesses, forgetOldSessions } from './session-queries.ts';

const dayMilliseconds = 24 * 60 * 60_000;

/** Housekeeping: guesses of yesterday and sessions that expired a month ago say nothing any more. */
export async function forgetOldRows({ database, clock }: Deps): Promise<void> {
  await forgetOldGuesses(database.pool, { before: new Date(clock.now() - dayMilliseconds) });
  await forgetOldSessions(database.pool, { before: new Date(clock.now() - 30 * dayMilliseconds) });
}
