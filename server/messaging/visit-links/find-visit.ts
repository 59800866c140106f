import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import { hashToken } from './new-visit-link.ts';
import { findLinkedVisit, type LinkedVisitRow } from './visit-link-queries.ts';

/** 128 bits in base64url. */
const tokenPattern = /^[\w-]{22}$/;

const minute = 60_000;
/**
 * Unknown tokens of one address within a minute. Known ones always work: thousands of phones may share one
 * address, and a stranger among them must not close their links.
 */
const maxUnknown = 60;

/** Finds the visit of a token, asked for from an address. */
export type FindLinkedVisit = (token: string, address: string) => Promise<LinkedVisitRow>;

/**
 * Makes the function that finds the visit of a token (N-04). It refuses with `link_unknown`, and with
 * `too_many_requests` whoever keeps trying.
 */
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
