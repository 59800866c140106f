import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Live } from '#server/live/open-live.ts';
import { photoTurns } from '#server/photos/store-photo.ts';
import type { Deps } from '#server/platform/deps.ts';
import { passwordTurns } from '#server/sessions/passwords.ts';
import type { Workers } from '#server/workers/open-workers.ts';
import { mayReadMetrics } from './may-read-metrics.ts';
import { replicaMetrics } from './replica-metrics.ts';

/** Each label costs memory for ever, so nobody may invent one. */
const usual = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const routeOf = (url: string | undefined) => (url === undefined || url === '/api/*' ? 'unknown' : url);

/** Metrics of the process for Prometheus, at /api/metrics. Routes are labelled by their pattern. */
export function metrics(app: FastifyInstance, { config, database, reads, workers }: Deps, live: Live): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'hams_http_request_duration_seconds',
    help: 'Time from request to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  new Gauge({
    name: 'hams_database_connections',
    help: 'Connections of the pool, by what they do',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { totalCount, idleCount, waitingCount } = database.pool;
      this.set({ state: 'busy' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waited_for' }, waitingCount);
    },
  });
  liveMetrics(registry, live);
  heavyWorkMetrics(registry, workers);
  if (reads.replica) replicaMetrics(registry, reads.replica);
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    durations
      .labels(usual.has(method) ? method : 'other', routeOf(routeOptions.url), String(reply.statusCode))
      .observe(reply.elapsedTime / 1000);
    done();
  });
  app.get('/api/metrics', async (request, reply) => {
    mayReadMetrics(config, request.raw);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Metrics of the live line (docs/operations.md). */
function liveMetrics(registry: Registry, { hub, counts }: Live): void {
  new Gauge({
    name: 'hams_live_lines',
    help: 'Tabs that hold a live line to this process',
    registers: [registry],
    collect() {
      this.set(hub.tabs.size);
    },
  });
  new Gauge({
    name: 'hams_live_listening',
    help: '1 while this process hears of changes, 0 while it does not',
    registers: [registry],
    collect() {
      this.set(hub.listening ? 1 : 0);
    },
  });
  new Counter({
    name: 'hams_live_changes_total',
    help: 'Changes that this process heard of',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(counts.heard);
    },
  });
  new Counter({
    name: 'hams_live_cut_total',
    help: 'Live lines that this process cut, by reason',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [reason, lines] of counts.cut) this.inc({ reason }, lines);
    },
  });
}

/** Metrics of what runs a few at once, and of the worker threads (docs/operations.md#watching). */
function heavyWorkMetrics(registry: Registry, workers: Workers): void {
  const kinds = Object.entries({ ...workers.turns, passwords: passwordTurns, photos: photoTurns });
  new Gauge({
    name: 'hams_heavy_work',
    help: 'Heavy work that runs or waits for its turn, by kind',
    labelNames: ['kind', 'state'],
    registers: [registry],
    collect() {
      for (const [kind, { counts }] of kinds) {
        this.set({ kind, state: 'running' }, counts.running);
        this.set({ kind, state: 'waiting' }, counts.waiting);
      }
    },
  });
  new Counter({
    name: 'hams_heavy_work_refused_total',
    help: 'Heavy work that was refused because too much waited, by kind',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, { counts }] of kinds) this.inc({ kind }, counts.refused);
    },
  });
  new Gauge({
    name: 'hams_worker_threads',
    help: 'Worker threads of this process',
    registers: [registry],
    collect() {
      this.set(workers.counts.threads);
    },
  });
  new Counter({
    name: 'hams_worker_failures_total',
    help: 'Worker threads that ended by themselves or took too long',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(workers.counts.failed);
    },
  });
}
