import type { Deps } from '#server/platform/deps.ts';
import { withTimeout } from '#server/platform/with-timeout.ts';
import { lowerWorkMem, writeLastReady, writeTemporaryFile } from './readiness-queries.ts';

/** Several load balancers ask every second each; the database is asked once a second for all of them. */
const cacheMilliseconds = 1000;
/** A hanging database is detected within a second, whatever its own limits are. */
const timeoutMilliseconds = 800;

/**
 * Creates a check that the database is writable: it responds, is no standby, and has disk space. The check
 * rejects with the database's error, or refuses with `unavailable` after 0.8 s.
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
    // A hanging check is not shared, and a clock set back does not extend the cache.
    if (!running && Math.abs(now - begun) >= cacheMilliseconds) {
      begun = now;
      running = true;
      latest = write(now).finally(() => (running = false));
      latest.catch(() => {}); // callers who await it get the error
    }
    return withTimeout(latest, timeoutMilliseconds);
  };
}
