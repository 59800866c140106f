import type { FastifyInstance, InjectOptions } from 'fastify';
import { z } from 'zod';

/** One line for a failed request; for a response that violates its contract, the fields. */
function describeError(error: Error): string {
  if (!(error.cause instanceof z.core.$ZodError)) return error.message;
  const fields = error.cause.issues.map(
    ({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`,
  );
  return [error.message, ...fields].join('; ');
}

/**
 * Makes `inject` reject with the endpoint and the reason of a 500, which the response omits. Call it before
 * the app is ready. Returns a function that throws the reason of a failed request over a socket, if there was
 * one.
 */
export function reportFailures(app: FastifyInstance): () => void {
  const errors = new WeakMap<object, Error>();
  const failures = new Map<object, Error>();
  app.addHook('onError', async ({ raw }, _reply, error) => void errors.set(raw, error));
  app.addHook('onSend', async ({ raw, method, url }, { statusCode }) => {
    const cause = errors.get(raw);
    if (statusCode !== 500 || !cause) return;
    failures.set(raw, new Error(`${method} ${url} failed: ${describeError(cause)}`, { cause }));
  });
  const throwFailure = (request: object) => {
    const failure = failures.get(request);
    failures.delete(request);
    if (failure) throw failure;
  };

  const inject = app.inject.bind(app);
  app.inject = (async (request: InjectOptions | string) => {
    const answer = await inject(request);
    throwFailure(answer.raw.req);
    return answer;
  }) as typeof app.inject;
  return () => [...failures.keys()].forEach(throwFailure);
}
