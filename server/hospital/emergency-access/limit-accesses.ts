import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { maxAccessesPerDay, maxOpenAccesses } from '#domain/hospital/emergency-access.ts';
import { dailyLimitRefusal, dayMilliseconds } from '#server/platform/limits/daily-limit-refusal.ts';
import { countAccesses } from './emergency-access-queries.ts';

/**
 * Refuses with `too_many_records_open` or `too_many_emergencies` when it is no longer an emergency but
 * reading records one after the other. The caller must have locked the membership, so that concurrent
 * openings count each other.
 */
export async function limitAccesses(db: Queryable, membershipId: number, now: number): Promise<void> {
  const since = new Date(now - dayMilliseconds);
  const [counts] = await countAccesses(db, { membershipId, since, now: new Date(now) });
  if (!counts) return;
  if (counts.opened >= maxAccessesPerDay) {
    throw dailyLimitRefusal('too_many_emergencies', maxAccessesPerDay, counts.oldest, now);
  }
  if (counts.open >= maxOpenAccesses) {
    const seconds = Math.max(1, Math.ceil(((counts.first_until?.getTime() ?? now) - now) / 1000));
    const waitMinutes = Math.ceil(seconds / 60);
    throw new Refusal('too_many_records_open', { limit: maxOpenAccesses, waitMinutes }, seconds);
  }
}
