import type { Deps } from '#server/platform/deps.ts';
import { deleteDemoMessages } from './mailbox-queries.ts';

const dayMilliseconds = 24 * 60 * 60_000;

export async function deleteExpiredDemoMessages({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  await deleteDemoMessages(database.pool, { before: new Date(clock.now() - 7 * dayMilliseconds) });
}
