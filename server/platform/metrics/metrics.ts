import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { CacheCounts } from '#server/platform/cache-counts.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Live } from '#server/platform/live/live.ts';
import { registerBookingMetrics } from './booking-metrics.ts';
import { registerCacheMetrics } from './cache-metrics.ts';
import { registerDatabaseMetrics } from './database-metrics.ts';
import { registerDiskMetrics } from './disk-metrics.ts';
import { registerHeavyWorkMetrics } from './heavy-work-metrics.ts';
import { registerHttpMetrics } from './http-metrics.ts';
import { registerLiveMetrics } from './live-metrics.ts';
import { registerMessageMetrics } from './message-metrics.ts';
import { registerReplicaMetrics } from './replica-metrics.ts';
import { requireMetricsAccess } from './require-metrics-access.ts';

export interface MetricsSources {
  readonly live: Live;
  readonly caches: Readonly<Record<string, CacheCounts>>;
  readonly checkReady: () => Promise<void>;
}

export function registerMetrics(
  app: FastifyInstance,
  deps: Deps,
  { live, caches, checkReady }: MetricsSources,
): void {
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
  registerHttpMetrics(registry, app);
  registerBookingMetrics(registry, app);
  registerDatabaseMetrics(registry, deps);
  registerDiskMetrics(registry, deps);
  registerCacheMetrics(registry, caches);
  registerMessageMetrics(registry, deps);
  registerLiveMetrics(registry, live);
  registerHeavyWorkMetrics(registry, deps);
  if (deps.reads.replica) registerReplicaMetrics(registry, deps.reads.replica);
  app.get('/api/metrics', async (request, reply) => {
    requireMetricsAccess(deps.config, request.raw);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
