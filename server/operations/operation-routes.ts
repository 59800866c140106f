import type { FastifyInstance } from 'fastify';
import { healthEndpoint, readinessEndpoint } from '#contract/operations.ts';
import { operatorEndpoint } from '#contract/operator.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { checkWriting } from './check-writing.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The start is done: from now on the process is ready. */
    startedUp(): void;
  }
}

/** Whether the process is ready; before, it answers, but a load balancer should wait. */
export function readinessOf(app: FastifyInstance): { readonly ready: boolean } {
  const state = { ready: false };
  app.decorate('startedUp', () => {
    state.ready = true;
  });
  return state;
}

export function operationRoutes(mount: Mount, deps: Deps, state: { readonly ready: boolean }): void {
  const databaseCanWrite = checkWriting(deps);
  mount(healthEndpoint, async () => ({ status: 'ok' as const }), false);

  mount(operatorEndpoint, async () => ({ operator: deps.config.operator }));

  mount(
    readinessEndpoint,
    async () => {
      if (!state.ready) throw new Refusal('unavailable', {}, 1);
      // Trouble of the database becomes 503 in the error handler.
      await databaseCanWrite();
      return { status: 'ready' as const };
    },
    false,
  );
}
