import type { FastifyInstance } from 'fastify';
import { healthEndpoint, readinessEndpoint } from '#contract/operations.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';

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

export function operationRoutes(mount: Mount, { database }: Deps, state: { readonly ready: boolean }): void {
  mount(healthEndpoint, async () => ({ status: 'ok' as const }));

  mount(readinessEndpoint, async () => {
    if (!state.ready) throw new Refusal('unavailable', {}, 1);
    // A lost connection becomes 503 in the error handler.
    await database.pool.query('select from migrations limit 1');
    return { status: 'ready' as const };
  });
}
