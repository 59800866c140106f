import { join } from 'node:path';
import { loadPlaces } from '#db/places/load-places.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { migrate } from '#server/platform/migrate.ts';
import { projectRoot } from '#server/platform/project-root.ts';
import { forgetOldRows } from '#server/sessions/forget-old-rows.ts';
import { tokenSecret } from '#server/sessions/token-secret.ts';

/** Brings schema, gazetteer and token secret up to date; the result is what the slices are given. */
export function prepareDatabase(config: Config, database: Database) {
  return async (): Promise<{ result: Deps; detail: string }> => {
    const client = await database.pool.connect();
    try {
      const ran = await migrate(client);
      const placesLoaded = await loadPlaces(client, join(projectRoot, 'db/places'));
      const jwtSecret = await tokenSecret(client, config.jwtSecret);
      const deps = { config, database, clock: systemClock(config.timeZone), jwtSecret };
      await forgetOldRows(deps);
      const schema = ran.length > 0 ? `ran ${ran.join(', ')}` : 'up to date';
      return { result: deps, detail: placesLoaded ? `${schema}; gazetteer loaded` : schema };
    } finally {
      client.release();
    }
  };
}
