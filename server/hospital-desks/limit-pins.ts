import { Refusal } from '#contract/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import { countPin, countPinAtDesk, uncountPin } from './pin-count-queries.ts';

const atDeskAtMost = 5;
/** Over all desks, so that a second computer is no second chance. */
const recentAtMost = 10;
/** Since the last right one; ten thousand PINs are soon tried otherwise, a few each quarter of an hour. */
const wrongAtMost = 20;
const windowMilliseconds = 15 * 60_000;

/** What became of a PIN; `spent`: it was wrong, and no more may be tried. */
type PinOutcome = 'right' | 'wrong' | 'spent';

/**
 * Checks a PIN (M-08): at most five wrong ones in fifteen minutes for somebody at a desk, ten at all desks, and twenty since
 * the last right one. Refuses with `too_many_pins`, also the right one then: the password opens.
 */
export async function limitPins(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  who: { readonly membershipId: number; readonly deskId: number },
  isRight: () => Promise<boolean>,
): Promise<PinOutcome> {
  const { pool } = database;
  const now = clock.now();
  const at = { now: new Date(now), windowOpenedAfter: new Date(now - windowMilliseconds) };
  const refuse = (windowStart: Date): never => {
    const opensAgain = windowStart.getTime() + windowMilliseconds;
    throw new Refusal('too_many_pins', {}, Math.max(1, Math.ceil((opensAgain - now) / 1000)));
  };
  const [here] = await countPinAtDesk(pool, { ...who, ...at });
  if (here && here.failures > atDeskAtMost) refuse(here.window_start);
  const [all] = await countPin(pool, { membershipId: who.membershipId, ...at, recentAtMost });
  if (!all) throw new Error('The PIN was not counted');
  if (all.recent > recentAtMost) refuse(all.window_start);
  if (all.wrong > wrongAtMost) return 'spent';
  try {
    if (await isRight()) return 'right';
  } catch (error) {
    await uncountPin(pool, who); // nobody looked at it, because too many wait
    throw error;
  }
  return all.wrong === wrongAtMost ? 'spent' : 'wrong';
}
