import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { routePattern } from '#server/platform/log/log-requests.ts';

/** Each label value uses memory permanently, so clients must not be able to invent one. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function registerHttpMetrics(registry: Registry, app: FastifyInstance): void {
  const durations = new Histogram({
    name: 'hams_http_request_duration_seconds',
    help: 'Time from request to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'hams_refusals_total',
    help: 'Calls that were refused, by the code of the refusal',
    labelNames: ['code'],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, refused } = request;
    durations
      .labels(knownMethods.has(method) ? method : 'other', routePattern(request), String(reply.statusCode))
      .observe(reply.elapsedTime / 1000);
    if (refused) refusals.inc({ code: refused });
    done();
  });
}
