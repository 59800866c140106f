import type { Deps } from '#server/platform/deps.ts';
import { deleteOldGuesses, deleteOldSessions } from './session-queries.ts';

const dayMilliseconds = 24 * 60 * 60_000;

export async function deleteExpiredSessions({ database, clock }: Deps): Promise<void> {
  await deleteOldGuesses(database.pool, { before: new Date(clock.now() - dayMilliseconds) });
  await deleteOldSessions(database.pool, { before: new Date(clock.now() - 30 * dayMilliseconds) });
}
