import type { Deps } from '#server/platform/deps.ts';
import { codesMilliseconds, wrongMilliseconds } from './code-limits.ts';
import { passwordCodes, signInCodes } from './code-queries.ts';

/** Deletes invalid codes and counts that limit nobody any more. */
export async function forgetOldCodes({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const ended = {
    now: new Date(now),
    codesSince: new Date(now - codesMilliseconds),
    wrongSince: new Date(now - wrongMilliseconds),
  };
  await passwordCodes.deleteOld(database.pool, ended);
  await signInCodes.deleteOld(database.pool, ended);
}
