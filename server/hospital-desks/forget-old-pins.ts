import type { Deps } from '#server/platform/deps.ts';
import { forgetOldPinCounts } from './pin-count-queries.ts';

const dayMilliseconds = 24 * 60 * 60_000;

/** Deletes what was counted at a desk after a day; what was counted since the last right PIN stays, one row for each person. */
export async function forgetOldPins({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  await forgetOldPinCounts(database.pool, { before: new Date(clock.now() - dayMilliseconds) });
}
