import { PostgresUnavailable } from '#embedded-postgres/postgres-unavailable.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts';
import type { Config } from '#server/platform/config/config.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';
import { embeddedAppRole } from '#server/platform/database/app-role.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { runAsWork } from '#server/platform/log/current-work.ts';
import { log } from '#server/platform/log/log.ts';
import { createPrimaryReads } from '#server/platform/replica/read-database.ts';
import { openExternalDatabase } from './open-external-database.ts';
import type { RunningDatabase } from './running-database.ts';

async function startEmbedded(dataDirectory: string, mayJoin: boolean): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({ dataDirectory, mayJoin });
  } catch (error) {
    if (error instanceof PostgresUnavailable) throw new StartupError(error.message, { cause: error });
    throw error;
  }
}

/** `mayJoin`: a command works beside a running HAMS. Throws StartupError. */
export async function openConfiguredDatabase(
  config: Config,
  { mayJoin = false } = {},
): Promise<{ result: RunningDatabase; detail: string }> {
  if (config.databaseUrl) return openExternalDatabase(config.databaseUrl, config);
  const embedded = await startEmbedded(config.dataDirectory, mayJoin);
  let closing = false;
  const onLost = () => {
    if (closing) return; // connections report the end that we requested
    // The restart does not belong to the request whose connection was lost.
    runAsWork({ job: 'Starting PostgreSQL again' }, () =>
      embedded
        .ensureRunning()
        .catch((error: unknown) => log.error({ err: error }, 'PostgreSQL reconnection failed')),
    );
  };
  const database = openDatabase({ ...embedded.connection, user: embeddedAppRole }, { onLost });
  const close = async () => {
    closing = true;
    await database.close();
    await embedded.stop();
  };
  const reads = createPrimaryReads(database);
  const result = { database, reads, owner: embedded.connection, appRole: embeddedAppRole, close };
  return { result, detail: `embedded PostgreSQL in ${config.dataDirectory}` };
}
