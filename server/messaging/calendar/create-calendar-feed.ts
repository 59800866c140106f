import { randomBytes } from 'node:crypto';
import { Refusal } from '#contract/platform/refusals.ts';
import { hashToken } from '#server/messaging/visit-links/create-visit-link.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { SignedInActor } from '#server/platform/http/actor.ts';
import { replaceFeed } from './calendar-queries.ts';

/**
 * Creates a secret feed address for calendar programs: 128 random bits, of which only a hash is stored. It
 * replaces the previous one. Refuses with `unauthenticated` if the caller's session has ended meanwhile.
 */
export async function createCalendarFeed(
  { role, id, sessionId }: Pick<SignedInActor, 'role' | 'id' | 'sessionId'>,
  { database, clock, config }: Pick<Deps, 'database' | 'clock' | 'config'>,
): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  const now = new Date(clock.now());
  const feed = { hash: hashToken(token), role, personId: id, sessionId, now };
  const [made] = await replaceFeed(database.pool, feed);
  if (!made) throw new Refusal('unauthenticated');
  return `${config.publicUrl}/calendar/${token}.ics`;
}
