import type { Deps } from '#server/platform/deps.ts';
import { deletePresenceBefore, deleteSignalsBefore } from './signal-queries.ts';

const minuteMilliseconds = 60_000;

/** Presence is recorded every minute; after this time without it, the person has left the room. */
const presenceMinutes = 3;

export async function deleteExpiredSignals({ database, clock }: Deps): Promise<void> {
  const ago = (minutes: number) => new Date(clock.now() - minutes * minuteMilliseconds);
  await deleteSignalsBefore(database.pool, { before: ago(1) });
  await deletePresenceBefore(database.pool, { before: ago(presenceMinutes) });
}
