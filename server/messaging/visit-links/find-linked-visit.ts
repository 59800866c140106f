import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import { hashToken } from './create-visit-link.ts';
import { findLinkedVisit, type LinkedVisitRow } from './visit-link-queries.ts';

/** 128 bits in base64url. */
const tokenPattern = /^[\w-]{22}$/;

const minute = 60_000;
/**
 * Unknown tokens per address and minute. Known ones always work, because thousands of phones may share an
 * address and must not be blocked by a stranger.
 */
const maxUnknown = 60;

export type FindLinkedVisit = (token: string, address: string) => Promise<LinkedVisitRow>;

/** The function refuses with `link_unknown`, or with `too_many_requests` after too many unknown tokens. */
export function createFindVisit({ database, clock, config }: Deps): FindLinkedVisit {
  const unknown = new Map<string, number>();
  let since = 0;

  const countUnknown = (address: string) => {
    if (clock.now() - since >= minute) {
      unknown.clear();
      since = clock.now();
    }
    const count = (unknown.get(address) ?? 0) + 1;
    unknown.set(address, count);
    return count;
  };

  return async (token, address) => {
    const found = tokenPattern.test(token)
      ? await findLinkedVisit(database.pool, { hash: hashToken(token), now: new Date(clock.now()) })
      : [];
    const [visit] = found;
    if (visit) return visit;
    if (config.rateLimit && countUnknown(address) > maxUnknown) {
      throw new Refusal('too_many_requests', { waitMinutes: 1 }, 60);
    }
    throw new Refusal('link_unknown');
  };
}
