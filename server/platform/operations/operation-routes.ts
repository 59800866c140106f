import type { FastifyInstance } from 'fastify';
import { operatorEndpoint } from '#contract/accounts/operator.ts';
import { healthEndpoint, readinessEndpoint } from '#contract/platform/health-checks.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { createWriteCheck } from './write-check.ts';

declare module 'fastify' {
  interface FastifyInstance {
    startedUp(): void;
    /** The process will stop soon: from now on it is not ready, but still answers. */
    stopsSoon(): void;
  }
}

/**
 * Creates a check that the process is ready: started, not stopping soon, and the database writable. Otherwise
 * it still answers, but a load balancer should use another one. Rejects with the database's error or refuses
 * with `unavailable`.
 */
export function createReadinessCheck(app: FastifyInstance, deps: Deps): () => Promise<void> {
  const databaseCanWrite = createWriteCheck(deps);
  let isStarted = false;
  let isStopping = false;
  app.decorate('startedUp', () => {
    isStarted = true;
  });
  app.decorate('stopsSoon', () => {
    isStopping = true;
  });
  return async () => {
    if (!isStarted || isStopping) throw new Refusal('unavailable', {}, 1);
    await databaseCanWrite();
  };
}

export function operationRoutes(mount: Mount, deps: Deps, checkReady: () => Promise<void>): void {
  mount(healthEndpoint, async () => ({ status: 'ok' as const }), false);

  mount(operatorEndpoint, async () => ({ operator: deps.config.operator }));

  mount(
    readinessEndpoint,
    async () => {
      // The error handler turns database errors into 503.
      await checkReady();
      return { status: 'ready' as const };
    },
    false,
  );
}
