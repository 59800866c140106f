import type { Deps } from '#server/platform/deps.ts';
import { forgetGivenUp } from './outbox-queries.ts';

const keptMilliseconds = 30 * 24 * 60 * 60_000;

/** Deletes messages a month after they were given up: their texts name people, and are news no more. */
export async function forgetUndelivered({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  await forgetGivenUp(database.pool, { before: new Date(clock.now() - keptMilliseconds) });
}
