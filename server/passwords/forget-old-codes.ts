import type { Deps } from '#server/platform/deps.ts';
import { codesMilliseconds, wrongMilliseconds } from './code-limits.ts';
import { forgetOldCodes as forget } from './code-queries.ts';

/** Housekeeping: codes that are good for nothing, and counts that hold nobody back any more. */
export async function forgetOldCodes({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  await forget(database.pool, {
    now: new Date(now),
    codesSince: new Date(now - codesMilliseconds),
    wrongSince: new Date(now - wrongMilliseconds),
  });
}
