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
  /** Why it is not used, as far as is known at the start; null where it is. */
  readonly unused: string | null;
  close(): Promise<void>;
}

/** Milliseconds. Whoever asks how old the replica is waits no longer; who reads moves to the primary then. */
const checkTimeout = 1000;
/** What the replica has worked on for so long and given up is not asked of the primary as well. */
const maxRetriableMilliseconds = 5000;
const closePatience = 1000;

class ReplicaLost extends Error {}

/** Where to ask again what the replica did not answer, and why; null for an error that the primary would have too. */
function findFallbackReason(error: unknown, milliseconds: number): FallbackReason | null {
  if (error instanceof ReplicaLost || isConnectionLoss(error)) return 'lost';
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
  // 53: too many connections, no memory, a full disk.
  if (code.startsWith('53')) return 'lost';
  // The replay of the log had to go on (PostgreSQL, 26.4.2), or an operator ended the statement.
  if (['40001', '40P01'].includes(code)) return 'cancelled';
  if (code === '57014') return milliseconds < maxRetriableMilliseconds ? 'cancelled' : null;
  // 42: a table, a column or a right that a migration has made a moment ago.
  return code.startsWith('42') ? 'behind' : null;
}

/** Asks the replica while it is young; what it does not answer is asked of the primary at once. */
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
    // A look may have found that it is gone before any read did.
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
 * Opens a replica for reads. It may be away, as at any later time: reads then go to the primary. `pooled`: a pooler in
 * transaction mode may be between; `now`: milliseconds of a clock that is never set. Never throws.
 */
export async function openReplica(
  primary: Pick<Database, 'pool'>,
  address: DatabaseAddress,
  pooled: boolean,
  now?: () => number,
): Promise<OpenReplica> {
  const { pool, close } = openDatabase(address, { readOnly: true, direct: pooled ? address : null });
  // Its own connection: a busy replica is not a lost one.
  const checkPool = new pg.Pool({
    ...address,
    max: 1,
    connectionTimeoutMillis: checkTimeout,
    query_timeout: checkTimeout,
    application_name: 'hams replica',
  });
  checkPool.on('error', () => {}); // the next look finds out
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
      // A frozen replica must not hold up the end of the process.
      await Promise.race([
        Promise.all([close(), checkPool.end()]),
        pause(closePatience, undefined, { ref: false }),
      ]);
    },
  };
}
