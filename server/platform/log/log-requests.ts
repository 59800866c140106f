import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/platform/config/config.ts';
import { isInternalCall } from '#server/platform/limits/internal-calls.ts';
import { runAsWork } from './current-work.ts';
import { requestIdHeader } from './request-id.ts';

/** The pattern of a route, never the address, which may be a secret; `unknown` if there is none. */
export function routePattern({ routeOptions: { url } }: FastifyRequest): string {
  return url === undefined || url === '/api/*' ? 'unknown' : url;
}

/** Logs a request with its outcome, without the caller or the person concerned. */
function logResponse(request: FastifyRequest, reply: FastifyReply): void {
  const { method, actor, refused } = request;
  request.log.info(
    {
      method,
      route: routePattern(request),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      role: actor?.role ?? 'anyone',
      ...(refused && { refused }),
      ...(isInternalCall(request.headers) && { forPage: true }),
    },
    'answered',
  );
}

/**
 * Adds the request id to every response, and to log lines and statements of the request. Logs each response
 * at level `info`.
 */
export function logRequests(app: FastifyInstance, { logLevel }: Pick<Config, 'logLevel'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    runAsWork({ requestId: request.id }, done);
  });
  // Code after the body was read runs in the context of the socket, which knows no request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.body === undefined) return done();
    runAsWork({ requestId: request.id }, done);
  });
  if (logLevel !== 'info' && logLevel !== 'debug') return;
  app.addHook('onResponse', (request, reply, done) => {
    logResponse(request, reply);
    done();
  });
}
