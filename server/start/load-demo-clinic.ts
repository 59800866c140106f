import { join } from 'node:path';
import { loadDemo } from '#db/demo/load-demo.ts';
import { topUpDemoSlots } from '#db/demo/publish-demo-slots.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import type { Deps } from '#server/platform/deps.ts';
import { printLine } from './print-progress.ts';
import type { RunningDatabase } from './running-database.ts';
import { withDedicatedClient } from './with-dedicated-client.ts';
import { withOwnerClient } from './with-owner-client.ts';

export async function loadDemoClinic(
  { config, database, clock, passwords }: Deps,
  running: Pick<RunningDatabase, 'owner'>,
): Promise<void> {
  if (!config.demo) return;
  const now = new Date(clock.now());
  const began = performance.now();
  await withDedicatedClient(database.address, 'hams demo', async (client) => {
    let reported = -1;
    const loaded = await loadDemo({
      client,
      now,
      timeZone: clock.timeZone,
      directory: join(projectRoot, 'db/demo'),
      hashPassword: passwords.hash,
      report(done, total, what) {
        const quarter = Math.floor((4 * done) / total);
        if (quarter === reported) return;
        reported = quarter;
        printLine('demo', `${what} (${Math.round((100 * done) / total)} %)`);
      },
    });
    // Otherwise PostgreSQL would plan the first queries for empty tables. Only the owner of a table may do
    // this.
    if (loaded) await withOwnerClient(running, (owner) => owner.query('analyze'));
    await topUpDemoSlots(client, now, clock.timeZone);
    const seconds = ((performance.now() - began) / 1000).toFixed(2);
    printLine('demo', `${loaded ? 'clinic loaded' : 'slots up to date'} (${seconds} s)`);
  });
}
