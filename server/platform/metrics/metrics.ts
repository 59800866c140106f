import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { CacheCounts } from '#server/platform/cache-counts.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Live } from '#server/platform/live/live.ts';
import { bookingMetrics } from './booking-metrics.ts';
import { cacheMetrics } from './cache-metrics.ts';
import { databaseMetrics } from './database-metrics.ts';
import { diskMetrics } from './disk-metrics.ts';
import { heavyWorkMetrics } from './heavy-work-metrics.ts';
import { httpMetrics } from './http-metrics.ts';
import { liveMetrics } from './live-metrics.ts';
import { mayReadMetrics } from './may-read-metrics.ts';
import { messageMetrics } from './message-metrics.ts';
import { replicaMetrics } from './replica-metrics.ts';

/** What of this process is measured, beside what every slice gets. */
export interface Measured {
  readonly live: Live;
  readonly caches: Readonly<Record<string, CacheCounts>>;
  /** Rejects while the process is not ready. */
  readonly checkReady: () => Promise<void>;
}

/** Metrics of the process for Prometheus, at /api/metrics (docs/operations.md#watching). */
export function metrics(app: FastifyInstance, deps: Deps, { live, caches, checkReady }: Measured): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'hams_ready',
    help: '1 while the process is ready, as /api/readyz says',
    registers: [registry],
    async collect() {
      this.set(
        await checkReady().then(
          () => 1,
          () => 0,
        ),
      );
    },
  });
  httpMetrics(registry, app);
  bookingMetrics(registry, app);
  databaseMetrics(registry, deps);
  diskMetrics(registry, deps);
  cacheMetrics(registry, caches);
  messageMetrics(registry, deps);
  liveMetrics(registry, live);
  heavyWorkMetrics(registry, deps);
  if (deps.reads.replica) replicaMetrics(registry, deps.reads.replica);
  app.get('/api/metrics', async (request, reply) => {
    mayReadMetrics(deps.config, request.raw);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
