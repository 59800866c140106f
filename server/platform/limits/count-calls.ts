import type { Deps } from '#server/platform/deps.ts';
import { log } from '#server/platform/log/log.ts';
import { addCalls } from './call-count-queries.ts';
import { type CallLimit, flushSize } from './call-limits.ts';

/** Sessions or addresses stored per window; some 150 bytes each. */
const maxSubjects = 50_000;
/** Pause after the database failed to count. */
const retryPauseMilliseconds = 1000;

interface Count {
  notified: number;
  unnotified: number;
  elsewhere: number;
  notifying: Promise<void> | null;
}

/** Null if the call may proceed, else the seconds to wait. */
type Verdict = number | null;

export interface CallCounter {
  /** Counts a call of a session or an address. Waits only if this process is far ahead of the database. */
  take(subject: string): Verdict | Promise<Verdict>;
}

/**
 * Counts calls in this process, and with the other processes through the database: counts are flushed in
 * batches, so that hardly any call waits. Without the database each process counts alone.
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
    const count = { notified: 0, unnotified: 0, elsewhere: 0, notifying: null };
    counts.set(subject, count);
    return count;
  };

  const flush = async (subject: string, count: Count): Promise<void> => {
    const calls = count.unnotified;
    const windowStart = new Date(window * length);
    try {
      const [row] = await addCalls(database.pool, { name, subject, windowStart, calls });
      count.unnotified -= calls;
      count.notified += calls;
      // Fewer than flushed: a crash of PostgreSQL has emptied the unlogged table.
      count.elsewhere = Math.max(0, (row?.calls ?? 0) - count.notified);
    } catch (error) {
      quietUntil = clock.now() + retryPauseMilliseconds;
      log.warn({ err: error }, 'shared rate limits unavailable, counting per process');
    } finally {
      count.notifying = null;
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
    if (count.notified + count.unnotified + count.elsewhere >= limit.max) {
      return Math.max(1, Math.ceil(((window + 1) * length - now) / 1000));
    }
    if (count.notifying && count.unnotified >= 2 * share) return count.notifying.then(() => take(subject));
    count.unnotified += 1;
    if (!count.notifying && count.unnotified >= share && now >= quietUntil)
      count.notifying = flush(subject, count);
    return null;
  };
  return { take };
}
