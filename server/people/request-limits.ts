import { Refusal } from '#contract/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { countRecentRequests, lockPhone } from './request-queries.ts';

const hourMilliseconds = 60 * 60_000;

/** How long the code of a request is good: a parent may read it in the evening. */
export const validHours = 24;
export const validMilliseconds = validHours * hourMilliseconds;

/** Guesses at one code; with so few requests to one phone, guessing takes centuries. */
export const guessesPerCode = 5;

/** How long counts go back, and how many requests there are in that time. */
const windowMilliseconds = 24 * hourMilliseconds;
const requestsAtMost = { byAccount: 10, toPhone: 3, fromAddress: 60 } as const;

/** Who asks, who is asked, and from where. */
interface Asking {
  readonly accountId: number;
  readonly phone: string;
  readonly address: string;
}

/**
 * Refuses with `too_many_codes` and the time to wait if too much was asked by an account, of a phone or from an address, counted
 * over all processes. Locks the phone until the end of the transaction.
 */
export async function refuseTooManyRequests(db: Queryable, asking: Asking, now: number): Promise<void> {
  await lockPhone(db, { phone: asking.phone });
  const since = new Date(now - windowMilliseconds);
  const [counts] = await countRecentRequests(db, { ...asking, since });
  if (!counts) return;
  const { by_account, to_phone, from_address, oldest } = counts;
  const isTooMany =
    by_account >= requestsAtMost.byAccount ||
    to_phone >= requestsAtMost.toPhone ||
    from_address >= requestsAtMost.fromAddress;
  if (!isTooMany) return;
  const wait = (oldest?.getTime() ?? now) + windowMilliseconds - now;
  const waitMinutes = Math.max(1, Math.ceil(wait / hourMilliseconds)) * 60;
  throw new Refusal('too_many_codes', { waitMinutes }, Math.max(1, Math.ceil(wait / 1000)));
}
