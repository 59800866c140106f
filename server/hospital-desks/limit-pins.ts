import { Refusal } from '#contract/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import { countPin, uncountPin } from './desk-queries.ts';

const pinsAtMost = 5;
const windowMilliseconds = 15 * 60_000;

/**
 * Checks a PIN, at most five wrong ones in fifteen minutes for somebody at a desk (M-08). Refuses with `too_many_pins`, also
 * the right one then: the password opens.
 */
export async function limitPins(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  who: { readonly membershipId: number; readonly deskId: number },
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const { pool } = database;
  const now = clock.now();
  const windowOpenedAfter = new Date(now - windowMilliseconds);
  const [guess] = await countPin(pool, { ...who, now: new Date(now), windowOpenedAfter });
  if (guess && guess.failures > pinsAtMost) {
    const opensAgain = guess.window_start.getTime() + windowMilliseconds;
    throw new Refusal('too_many_pins', {}, Math.max(1, Math.ceil((opensAgain - now) / 1000)));
  }
  try {
    return await isRight();
  } catch (error) {
    await uncountPin(pool, who); // nobody looked at it, because too many wait
    throw error;
  }
}
