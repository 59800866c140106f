import type { Deps } from '#server/platform/deps.ts';
import { forgetSignalsBefore } from './signal-queries.ts';

const minuteMilliseconds = 60_000;

/** Deletes signals that were delivered, or never will be. */
export async function forgetSignals({ database, clock }: Deps): Promise<void> {
  await forgetSignalsBefore(database.pool, { before: new Date(clock.now() - minuteMilliseconds) });
}
