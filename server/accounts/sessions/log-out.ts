import type { Queryable } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';
import { endSession } from './session-queries.ts';

export async function logOut(
  { clock }: Pick<Deps, 'clock'>,
  db: Queryable,
  sessionId: string,
): Promise<void> {
  await endSession(db, { id: sessionId, now: new Date(clock.now()) });
}
