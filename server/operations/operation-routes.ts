import { health, readiness } from '#contract/operations.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';

export function operationRoutes(mount: Mount, { database }: Deps): void {
  mount(health, async () => ({ status: 'ok' as const }));

  mount(readiness, async () => {
    // A connection loss becomes 503 in the error handler.
    await database.pool.query('select from migrations limit 1');
    return { status: 'ready' as const };
  });
}
