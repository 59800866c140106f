import type { Queryable } from '#db/statement.ts';
import { dailyLimitRefusal, dayMilliseconds } from '#server/platform/limits/daily-limit-refusal.ts';
import { countRecentRequests, lockPhone } from './guardianship-request-queries.ts';

/** A day, since a parent may read the code only in the evening. */
export const requestValidHours = 24;
export const requestValidMilliseconds = requestValidHours * 60 * 60_000;

/** With so few requests to one phone, guessing a code would take centuries. */
export const guessesPerCode = 5;

const maxRequests = { byAccount: 10, toPhone: 3, fromAddress: 60 } as const;

interface Asking {
  readonly accountId: number;
  readonly phone: string;
  readonly address: string;
}

/**
 * Refuses with `too_many_codes` and the time to wait if an account, a phone or an address reached its limit,
 * counted over all processes. Locks the phone until the end of the transaction.
 */
export async function refuseTooManyRequests(db: Queryable, asking: Asking, now: number): Promise<void> {
  await lockPhone(db, { phone: asking.phone });
  const since = new Date(now - dayMilliseconds);
  const [counts] = await countRecentRequests(db, { ...asking, since });
  if (!counts) return;
  const { by_account, to_phone, from_address, oldest } = counts;
  const full = [
    { count: by_account, max: maxRequests.byAccount },
    { count: to_phone, max: maxRequests.toPhone },
    { count: from_address, max: maxRequests.fromAddress },
  ].find(({ count, max }) => count >= max);
  if (full) throw dailyLimitRefusal('too_many_codes', full.max, oldest, now);
}
