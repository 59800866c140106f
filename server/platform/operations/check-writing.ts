import type { Deps } from '#server/platform/deps.ts';
import { withTimeout } from '#server/platform/in-time.ts';
import { lowerWorkMem, writeLastReady, writeTemporaryFile } from './readiness-queries.ts';

/** Load balancers ask every second, each for itself; the database is asked once a second for all of them. */
const cacheMilliseconds = 1000;
/** A database that hangs is known within a second, whatever its own limits are. */
const timeoutMilliseconds = 800;

/**
 * Makes the check whether the database can be written to: it answers, is no standby, and its disk has room.
 * The check rejects with the database's error, or refuses with `unavailable` after 0.8 s.
 */
export function createWriteCheck({ database, clock }: Pick<Deps, 'database' | 'clock'>): () => Promise<void> {
  const write = (now: number) =>
    database.transaction(async (db) => {
      await lowerWorkMem(db);
      await writeTemporaryFile(db);
      await writeLastReady(db, { at: new Date(now).toISOString() });
    });
  let latest = Promise.resolve();
  let begun = Number.NEGATIVE_INFINITY;
  let running = false;
  return () => {
    const now = clock.now();
    // One that hangs is not joined by others, and a clock set back does not keep an answer for ever.
    if (!running && Math.abs(now - begun) >= cacheMilliseconds) {
      begun = now;
      running = true;
      latest = write(now).finally(() => (running = false));
      latest.catch(() => {}); // told to whoever waits for it
    }
    return withTimeout(latest, timeoutMilliseconds);
  };
}
