import type { FastifyInstance } from 'fastify';
import { operatorEndpoint } from '#contract/accounts/operator.ts';
import { healthEndpoint, readinessEndpoint } from '#contract/platform/operations.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { createWriteCheck } from './check-writing.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The start is done: from now on the process is ready. */
    startedUp(): void;
    /** From now on it is not, whatever becomes of the start: it goes on answering, and soon stops. */
    stopsSoon(): void;
  }
}

/**
 * Makes the check whether the process is ready: its start is done, it does not stop soon, and the database can be written to.
 * Otherwise it answers, but a load balancer should ask another one. Rejects with the database's error or refuses with `unavailable`.
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
      // Trouble of the database becomes 503 in the error handler.
      await checkReady();
      return { status: 'ready' as const };
    },
    false,
  );
}
