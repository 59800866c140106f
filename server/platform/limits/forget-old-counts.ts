import type { Deps } from '#server/platform/deps.ts';
import { forgetCounts } from './call-count-queries.ts';

/** The longest window has an hour. */
const keptMilliseconds = 2 * 60 * 60_000;

/** Deletes the counts of windows that are over. */
export async function forgetOldCounts({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  await forgetCounts(database.pool, { before: new Date(clock.now() - keptMilliseconds) });
}
