import { Refusal, type RefusalCode } from '#contract/platform/refusals.ts';

const hourMilliseconds = 60 * 60_000;
/** Daily limits use a sliding window, so that midnight doubles nothing. */
export const dayMilliseconds = 24 * hourMilliseconds;

/**
 * A refusal after too many attempts within a day; states in whole hours when the oldest one no longer counts.
 */
export function dailyLimitRefusal(
  code: RefusalCode,
  limit: number,
  oldest: Date | null,
  now: number,
): Refusal {
  const wait = Math.max(1000, (oldest?.getTime() ?? now) + dayMilliseconds - now);
  const waitMinutes = Math.ceil(wait / hourMilliseconds) * 60;
  return new Refusal(code, { limit, waitMinutes }, Math.ceil(wait / 1000));
}
