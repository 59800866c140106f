import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import { decrementPinCount, incrementPinCount } from './pin-count-queries.ts';

/** At all desks of the hospital together: a further desk is no further chance. */
const maxRecent = 5;
/** Since the last right one; ten thousand PINs are soon tried otherwise, a few each quarter of an hour. */
const maxWrong = 20;
const windowMilliseconds = 15 * 60_000;

/** What became of a PIN; `spent`: it was wrong, and no more may be tried. */
type PinOutcome = 'right' | 'wrong' | 'spent';

/**
 * Checks a PIN (M-08): at most five wrong ones of somebody in fifteen minutes, and twenty since the last right one. Refuses with
 * `too_many_pins`, also the right one then: the password opens.
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
    await decrementPinCount(pool, { membershipId }); // nobody looked at it, because too many wait
    throw error;
  }
  return pins.wrong === maxWrong ? 'spent' : 'wrong';
}
