import type { Deps } from '#server/platform/deps.ts';
import { codeWindowMilliseconds, wrongGuessWindowMilliseconds } from './code-limits.ts';
import { passwordCodes, signInCodes } from './code-queries.ts';

export async function deleteExpiredCodes({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const ended = {
    now: new Date(now),
    codesSince: new Date(now - codeWindowMilliseconds),
    wrongSince: new Date(now - wrongGuessWindowMilliseconds),
  };
  await passwordCodes.deleteOld(database.pool, ended);
  await signInCodes.deleteOld(database.pool, ended);
}
