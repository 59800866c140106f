import type { Deps } from '#server/platform/deps.ts';
import { listQueues, type QueueRow } from './queue-queries.ts';

export const findQueues = ({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<QueueRow[]> =>
  listQueues(database.pool, { now: new Date(clock.now()) });
