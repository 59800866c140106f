import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import { decrementPinCount, incrementPinCount } from './pin-count-queries.ts';

/** Counted across all desks of the hospital, so that another desk gives no further attempts. */
const maxRecent = 5;
/**
 * Since the last correct one. Without this, all ten thousand PINs could be tried in time, a few each quarter
 * of an hour.
 */
const maxWrong = 20;
const windowMilliseconds = 15 * 60_000;

/** `spent`: it was wrong, and no attempts are left. */
type PinOutcome = 'right' | 'wrong' | 'spent';

/**
 * Checks a PIN: at most five wrong ones per member in fifteen minutes, and twenty since the last correct one.
 * Past that even the correct one is refused with `too_many_pins`, and only the password works.
 */
export async function checkPinWithLimits(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  membershipId: number,
  isRight: () => Promise<boolean>,
): Promise<PinOutcome> {
  const { pool } = database;
  const now = clock.now();
  const windowOpenedAfter = new Date(now - windowMilliseconds);
  const [pins] = await incrementPinCount(pool, {
    membershipId,
    now: new Date(now),
    windowOpenedAfter,
    maxRecent,
  });
  if (!pins) throw new Error('The PIN was not counted');
  if (pins.recent > maxRecent) {
    const opensAgain = pins.window_start.getTime() + windowMilliseconds;
    throw new Refusal('too_many_pins', {}, Math.max(1, Math.ceil((opensAgain - now) / 1000)));
  }
  if (pins.wrong > maxWrong) return 'spent';
  try {
    if (await isRight()) return 'right';
  } catch (error) {
    await decrementPinCount(pool, { membershipId }); // not checked, because too many are queued
    throw error;
  }
  return pins.wrong === maxWrong ? 'spent' : 'wrong';
}
