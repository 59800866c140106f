import type { Deps } from '#server/platform/deps.ts';
import { forgetSignalsBefore } from './signal-queries.ts';

const minuteMilliseconds = 60_000;

/** Housekeeping: what two tabs told each other has arrived within a moment, or never will. */
export async function forgetSignals({ database, clock }: Deps): Promise<void> {
  await forgetSignalsBefore(database.pool, { before: new Date(clock.now() - minuteMilliseconds) });
}
