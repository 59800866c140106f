import { randomBytes } from 'node:crypto';
import type { Reader } from '#domain/announcements.ts';
import type { Deps } from '#server/platform/deps.ts';
import { hashOfToken } from '#server/visit-links/new-visit-link.ts';
import { putFeed } from './calendar-queries.ts';

export interface FeedOwner {
  readonly role: Reader;
  readonly id: number;
}

/**
 * A secret address from which calendar programs read somebody's visits (N-05): 128 random bits, of which only
 * a hash is stored. The one of before ends.
 */
export async function makeCalendarFeed(
  { database, clock, config }: Pick<Deps, 'database' | 'clock' | 'config'>,
  { role, id }: FeedOwner,
): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  const now = new Date(clock.now());
  await putFeed(database.pool, { hash: hashOfToken(token), role, personId: id, now });
  return `${config.publicUrl}/calendar/${token}.ics`;
}
