import type { Deps } from '#server/platform/deps.ts';
import { forgetPresenceBefore, forgetSignalsBefore } from './signal-queries.ts';

const minuteMilliseconds = 60_000;

/** A connection is noted every minute; who was not seen that long is in no room. */
const presentMinutes = 3;

/** Deletes signals that were delivered, or never will be, and who is in no room any more. */
export async function forgetSignals({ database, clock }: Deps): Promise<void> {
  const ago = (minutes: number) => new Date(clock.now() - minutes * minuteMilliseconds);
  await forgetSignalsBefore(database.pool, { before: ago(1) });
  await forgetPresenceBefore(database.pool, { before: ago(presentMinutes) });
}
