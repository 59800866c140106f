import { Counter, Gauge, type Registry } from 'prom-client';
import type { Deps } from '#server/platform/deps.ts';
import { log } from '#server/platform/log/log.ts';
import { findQueues } from '#server/platform/outbox/find-queues.ts';
import { withTimeout } from '#server/platform/with-timeout.ts';

/** A hanging database must not delay the other metrics. */
const timeoutMilliseconds = 500;

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

/** Queries all values of a scrape once. Without a result there are none: old ones would hide the problem. */
function queryOncePerScrape(
  deps: Pick<Deps, 'database' | 'clock'>,
): () => Promise<Awaited<ReturnType<typeof findQueues>>> {
  let asked: ReturnType<typeof findQueues> | null = null;
  return () => {
    asked ??= withTimeout(findQueues(deps), timeoutMilliseconds)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'counting message queues for metrics failed');
        return [];
      })
      .finally(() => (asked = null));
    return asked;
  };
}
