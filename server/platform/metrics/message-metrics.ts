import { Counter, Gauge, type Registry } from 'prom-client';
import type { Deps } from '#server/platform/deps.ts';
import { withTimeout } from '#server/platform/in-time.ts';
import { log } from '#server/platform/log/log.ts';
import { findQueues } from '#server/platform/outbox/find-queues.ts';

/** A database that hangs must not hold up the other figures. */
const timeoutMilliseconds = 500;

/** Metrics of messages to people: what became of them in this process, and what waits in the database. */
export function registerMessageMetrics(
  registry: Registry,
  deps: Pick<Deps, 'database' | 'clock' | 'outbox'>,
): void {
  new Counter({
    name: 'hams_messages_total',
    help: 'Messages by channel and what became of an attempt',
    labelNames: ['channel', 'outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [channel, outcomes] of deps.outbox.counts) {
        for (const [outcome, times] of outcomes) this.inc({ channel, outcome }, times);
      }
    },
  });
  const queuesNow = queryOncePerScrape(deps);
  new Gauge({
    name: 'hams_queue_waiting',
    help: 'What waits to be told or delivered, 10,000 at most, by queue; the same from every process',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { queue, waits } of await queuesNow()) this.set({ queue }, waits);
    },
  });
  new Gauge({
    name: 'hams_queue_oldest_seconds',
    help: 'For how long the oldest of a queue has been due; the same from every process',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { queue, oldest } of await queuesNow()) this.set({ queue }, oldest);
    },
  });
}

/** Asks once for all figures of a reading. Without an answer there are none: old ones would say that all is well. */
function queryOncePerScrape(
  deps: Pick<Deps, 'database' | 'clock'>,
): () => Promise<Awaited<ReturnType<typeof findQueues>>> {
  let asked: ReturnType<typeof findQueues> | null = null;
  return () => {
    asked ??= withTimeout(findQueues(deps), timeoutMilliseconds)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the queues could not be counted for the metrics');
        return [];
      })
      .finally(() => (asked = null));
    return asked;
  };
}
