import type { Deps } from '#server/platform/deps.ts';
import { deleteOldGuesses, deleteOldSessions } from './session-queries.ts';

const dayMilliseconds = 24 * 60 * 60_000;

/** Deletes guesses after a day, and sessions a month after they expired. */
export async function deleteExpiredSessions({ database, clock }: Deps): Promise<void> {
  await deleteOldGuesses(database.pool, { before: new Date(clock.now() - dayMilliseconds) });
  await deleteOldSessions(database.pool, { before: new Date(clock.now() - 30 * dayMilliseconds) });
}
