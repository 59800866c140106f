import type { Deps } from '#server/platform/deps.ts';
import { codesMilliseconds, wrongMilliseconds } from './code-limits.ts';
import { deleteOldCodes } from './code-queries.ts';

/** Deletes invalid codes and counts that limit nobody any more. */
export async function forgetOldCodes({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  await deleteOldCodes(database.pool, {
    now: new Date(now),
    codesSince: new Date(now - codesMilliseconds),
    wrongSince: new Date(now - wrongMilliseconds),
  });
}
