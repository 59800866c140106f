import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  type Database,
  type DatabaseAddress,
  isConnectionLoss,
  openDatabase,
} from '#server/platform/database/database.ts';
import type { FallbackReason, ReadDatabase } from './read-database.ts';
import { type ReplicaWatch, watchReplica } from './watch-replica.ts';

export interface OpenReplica {
  readonly reads: ReadDatabase;
  /** The reason why it is not used, as known at the start; null if it is used. */
  readonly unused: string | null;
  close(): Promise<void>;
}

/** Milliseconds until a check of the replica's age gives up, and reads move to the primary. */
const checkTimeout = 1000;
/** A query that the replica cancelled after this time is not repeated on the primary. */
const maxRetriableMilliseconds = 5000;
const closePatience = 1000;

class ReplicaLost extends Error {}

/** The reason to repeat a failed query on the primary; null for an error that would occur there too. */
function findFallbackReason(error: unknown, milliseconds: number): FallbackReason | null {
  if (error instanceof ReplicaLost || isConnectionLoss(error)) return 'lost';
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
  if (code.startsWith('53')) return 'lost';
  // Replay of the log had to go on (PostgreSQL, 26.4.2), or an operator cancelled the statement.
  if (['40001', '40P01'].includes(code)) return 'cancelled';
  if (code === '57014') return milliseconds < maxRetriableMilliseconds ? 'cancelled' : null;
  // 42: a table, a column or a privilege that a migration has just created.
  return code.startsWith('42') ? 'behind' : null;
}

/**
 * Queries the replica while it is recent enough; queries that it cannot answer go to the primary immediately.
 */
function createReplicaReader<Given extends unknown[]>(
  replica: (...given: Given) => unknown,
  primary: (...given: Given) => unknown,
  watch: ReplicaWatch,
  waiting: Set<() => void>,
) {
  const counts = { answered: 0, elsewhere: { behind: 0, lost: 0, cancelled: 0 } };
  const instead = (because: FallbackReason, given: Given) => {
    counts.elsewhere[because] += 1;
    return primary(...given);
  };
  const query = async (...given: Given): Promise<unknown> => {
    if (!watch.isYoung()) return instead(watch.age === Infinity ? 'lost' : 'behind', given);
    const began = performance.now();
    const { promise: lost, reject } = Promise.withResolvers<never>();
    const giveUp = () => reject(new ReplicaLost());
    waiting.add(giveUp);
    try {
      const answer = await Promise.race([replica(...given), lost]);
      counts.answered += 1;
      return answer;
    } catch (error) {
      const because = findFallbackReason(error, performance.now() - began);
      if (because === null) throw error;
      if (because === 'lost') watch.lost();
      return instead(because, given);
    } finally {
      waiting.delete(giveUp);
    }
  };
  return { query, counts };
}

/**
 * Opens a replica for reads. While it is unavailable, now or later, reads go to the primary. `pooled`: there
 * may be a pooler in transaction mode; `now`: milliseconds of a monotonic clock. Never throws.
 */
export async function openReplica(
  primary: Pick<Database, 'pool'>,
  address: DatabaseAddress,
  pooled: boolean,
  now?: () => number,
): Promise<OpenReplica> {
  const { pool, close } = openDatabase(address, { readOnly: true, direct: pooled ? address : null });
  // A connection of its own: a busy replica is not a lost one.
  const checkPool = new pg.Pool({
    ...address,
    max: 1,
    connectionTimeoutMillis: checkTimeout,
    query_timeout: checkTimeout,
    application_name: 'hams replica',
  });
  checkPool.on('error', () => {});
  const waiting = new Set<() => void>();
  const giveUpAll = () => {
    for (const giveUp of waiting) giveUp();
  };
  const watch = watchReplica(primary.pool, checkPool, giveUpAll, now);
  const unused = await watch.look();
  const { query, counts } = createReplicaReader(pool.query, primary.pool.query, watch, waiting);
  const reads = {
    query: Object.assign(pool, { query }).query,
    replica: {
      get answered() {
        return counts.answered;
      },
      elsewhere: counts.elsewhere,
      get age() {
        return watch.age;
      },
    },
  };
  return {
    reads,
    unused,
    async close() {
      // A frozen replica must not delay the end of the process.
      await Promise.race([
        Promise.all([close(), checkPool.end()]),
        pause(closePatience, undefined, { ref: false }),
      ]);
    },
  };
}
