import { z } from 'zod';
import type { SessionList } from '#contract/accounts/sessions.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AnyActor } from '#server/platform/http/actor.ts';
import { idleCutoff } from './idle.ts';
import { ownSessionsByRole } from './own-session-queries.ts';

export async function findOwnSessions(
  { role, id, sessionId }: Pick<AnyActor, 'role' | 'id' | 'sessionId'>,
  deps: Deps,
): Promise<SessionList> {
  const rows = await ownSessionsByRole(role).list(deps.database.pool, {
    id,
    now: new Date(deps.clock.now()),
    idleSince: idleCutoff(deps),
  });
  return {
    sessions: rows.map((row) => ({
      sessionId: row.id,
      browser: row.browser,
      system: row.system,
      since: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      isThisOne: row.id === sessionId,
    })),
  };
}

/**
 * Refuses with `session_not_found` if the session belongs to another person, has ended, or does not exist.
 */
export async function endOwnSession(
  { role, id }: AnyActor,
  { database, clock }: Deps,
  given: string,
): Promise<void> {
  const sessionId = z.uuid().safeParse(given).data;
  if (!sessionId) throw new Refusal('session_not_found');
  const now = new Date(clock.now());
  const [ended] = await ownSessionsByRole(role).end(database.pool, { id, sessionId, now });
  if (!ended) throw new Refusal('session_not_found');
}

export async function endOtherSessions(
  { role, id, sessionId }: AnyActor,
  { clock }: Pick<Deps, 'clock'>,
  db: Queryable,
): Promise<void> {
  await ownSessionsByRole(role).endOthers(db, { id, sessionId, now: new Date(clock.now()) });
}
