import type { Deps } from '#server/platform/deps.ts';
import { deletePresenceBefore, deleteSignalsBefore } from './signal-queries.ts';

const minuteMilliseconds = 60_000;

/** A connection is noted every minute; who was not seen that long is in no room. */
const presenceMinutes = 3;

/** Deletes signals that were delivered, or never will be, and who is in no room any more. */
export async function deleteExpiredSignals({ database, clock }: Deps): Promise<void> {
  const ago = (minutes: number) => new Date(clock.now() - minutes * minuteMilliseconds);
  await deleteSignalsBefore(database.pool, { before: ago(1) });
  await deletePresenceBefore(database.pool, { before: ago(presenceMinutes) });
}
