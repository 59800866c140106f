import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AccountRole, AccountRow } from '../account/account.ts';
import { sessionMilliseconds, signToken } from './open-session.ts';
import { extendSession } from './session-queries.ts';

/**
 * A new token for an open session, with current account data and valid for another 7 days. Older tokens stay
 * valid until they expire; logging out ends all. Refuses with `unauthenticated` if the session has ended.
 */
export async function reissueToken(
  deps: Pick<Deps, 'clock' | 'jwtSecret'>,
  db: Queryable,
  role: AccountRole,
  account: AccountRow,
  sessionId: string,
): Promise<string> {
  const now = new Date(deps.clock.now());
  const [open] = await extendSession(db, {
    id: sessionId,
    now,
    expiresAt: new Date(now.getTime() + sessionMilliseconds),
  });
  if (!open) throw new Refusal('unauthenticated');
  return signToken(deps, role, account, sessionId);
}
