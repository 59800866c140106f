import type { Deps } from '#server/platform/deps.ts';
import { endSession } from './session-queries.ts';

/** Ends a session: its token is refused from now on. */
export async function logOut({ database, clock }: Deps, sessionId: string): Promise<void> {
  await endSession(database.pool, { id: sessionId, now: new Date(clock.now()) });
}
