import pg from 'pg';
import { keepListed } from '#server/doctors/keep-listed.ts';
import { openOutbox } from '#server/notifications/outbox/open-outbox.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { migrate } from '#server/platform/migrate.ts';
import { tokenSecret } from '#server/sessions/token-secret.ts';
import { openWorkers } from '#server/workers/open-workers.ts';

/** Migrates the database, sets who is listed and reads the token secret; returns what the slices get. */
export function prepareDatabase(config: Config, database: Database) {
  return async (): Promise<{ result: Deps; detail: string }> => {
    // Not of the pool: what changes many rows takes longer than a statement there may.
    const client = new pg.Client({ ...database.address, application_name: 'hams migrations' });
    await client.connect();
    try {
      const ran = await migrate(client);
      await keepListed(client, config.registrationCheck);
      const jwtSecret = await tokenSecret(client, config.jwtSecret);
      const clock = systemClock(config.timeZone);
      const outbox = openOutbox({ config, database, clock });
      const deps = { config, database, clock, jwtSecret, outbox, workers: openWorkers(config) };
      return { result: deps, detail: ran.length > 0 ? `ran ${ran.join(', ')}` : 'up to date' };
    } finally {
      await client.end();
    }
  };
}
