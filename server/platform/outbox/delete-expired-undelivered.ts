import type { Deps } from '#server/platform/deps.ts';
import { deleteUndeliverable } from './outbox-queries.ts';

const retentionMilliseconds = 30 * 24 * 60 * 60_000;

/** Deletes undeliverable messages after a month: their texts name people, and are outdated. */
export async function deleteExpiredUndelivered({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  await deleteUndeliverable(database.pool, { before: new Date(clock.now() - retentionMilliseconds) });
}
