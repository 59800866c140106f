import { join } from 'node:path';
import { loadDemo } from '#db/demo/load-demo.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import type { TestApp } from './app.ts';

export async function loadTestDemo({ db, deps: { clock, passwords } }: TestApp): Promise<void> {
  const client = await db.pool.connect();
  await loadDemo({
    client,
    now: new Date(clock.now()),
    timeZone: clock.timeZone,
    directory: join(projectRoot, 'db/demo'),
    hashPassword: passwords.hash,
    report: () => {},
  });
  client.release();
}
