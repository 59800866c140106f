import type { Deps } from '#server/platform/deps.ts';
import { log } from '#server/platform/log/log.ts';
import { addCalls } from './call-count-queries.ts';
import { type CallLimit, flushSize } from './call-limit.ts';

/** Sessions or addresses of one window that are remembered; some 150 bytes each. */
const maxSubjects = 50_000;
/** How long the database is left alone after it failed to count. */
const retryPauseMilliseconds = 1000;

interface Count {
  /** Calls that this process granted and told the others of. */
  told: number;
  /** Calls that it granted since. */
  untold: number;
  /** Calls that others granted, as they said at the last telling. */
  elsewhere: number;
  telling: Promise<void> | null;
}

/** Null: the call may go on. A number: not before so many seconds. */
type Verdict = number | null;

export interface CallCounter {
  /** Counts a call of a session or an address. Only a process that runs ahead of the database must wait. */
  take(subject: string): Verdict | Promise<Verdict>;
}

/**
 * Counts calls in this process, and with the other processes through the database: each tells of some calls
 * at once, so that hardly any call waits (docs/decisions/027-shared-limits.md). Without the database each
 * process counts by itself.
 */
export function createCallCounter(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  name: string,
  limit: CallLimit,
): CallCounter {
  const length = limit.seconds * 1000;
  const share = flushSize(limit);
  let window = 0;
  let counts = new Map<string, Count>();
  let quietUntil = 0;

  const findCount = (subject: string): Count => {
    const known = counts.get(subject);
    if (known) return known;
    if (counts.size >= maxSubjects) {
      const [oldest = ''] = counts.keys();
      counts.delete(oldest);
    }
    const count = { told: 0, untold: 0, elsewhere: 0, telling: null };
    counts.set(subject, count);
    return count;
  };

  const flush = async (subject: string, count: Count): Promise<void> => {
    const calls = count.untold;
    const windowStart = new Date(window * length);
    try {
      const [row] = await addCalls(database.pool, { name, subject, windowStart, calls });
      count.untold -= calls;
      count.told += calls;
      // Fewer than told: a crash of PostgreSQL has emptied the table.
      count.elsewhere = Math.max(0, (row?.calls ?? 0) - count.told);
    } catch (error) {
      quietUntil = clock.now() + retryPauseMilliseconds;
      log.warn({ err: error }, 'calls are counted by each process alone');
    } finally {
      count.telling = null;
    }
  };

  const take = (subject: string): Verdict | Promise<Verdict> => {
    const now = clock.now();
    const current = Math.floor(now / length);
    if (current !== window) {
      window = current;
      counts = new Map();
    }
    const count = findCount(subject);
    if (count.told + count.untold + count.elsewhere >= limit.max) {
      return Math.max(1, Math.ceil(((window + 1) * length - now) / 1000));
    }
    if (count.telling && count.untold >= 2 * share) return count.telling.then(() => take(subject));
    count.untold += 1;
    if (!count.telling && count.untold >= share && now >= quietUntil) count.telling = flush(subject, count);
    return null;
  };
  return { take };
}
