import type { Deps } from '#server/platform/deps.ts';
import { forgetOldGuesses, forgetOldSessions } from './session-queries.ts';

const dayMilliseconds = 24 * 60 * 60_000;

/** Deletes guesses after a day, and sessions a month after they expired. */
export async function forgetOldRows({ database, clock }: Deps): Promise<void> {
  await forgetOldGuesses(database.pool, { before: new Date(clock.now() - dayMilliseconds) });
  await forgetOldSessions(database.pool, { before: new Date(clock.now() - 30 * dayMilliseconds) });
}
