import { PostgresUnavailable } from '#embedded-postgres/postgres-unavailable.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts';
import { log } from '#server/log/log.ts';
import { duringWork } from '#server/log/work-under-way.ts';
import { embeddedAppRole } from '#server/platform/app-role.ts';
import type { Config } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { readsOf } from '#server/replica/read-database.ts';
import { openGivenDatabase } from './open-given-database.ts';
import type { RunningDatabase } from './running-database.ts';

async function startEmbedded(dataDirectory: string): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({ dataDirectory });
  } catch (error) {
    if (error instanceof PostgresUnavailable) throw new StartupError(error.message, { cause: error });
    throw error;
  }
}

/** Opens the database of DATABASE_URL, or starts the embedded one. */
export async function openConfiguredDatabase(
  config: Config,
): Promise<{ result: RunningDatabase; detail: string }> {
  if (config.databaseUrl) return openGivenDatabase(config.databaseUrl, config);
  const embedded = await startEmbedded(config.dataDirectory);
  let closing = false;
  const onLost = () => {
    if (closing) return; // connections report the end that we have asked for
    // The request whose connection it was has no part in this.
    duringWork({ job: 'Starting PostgreSQL again' }, () =>
      embedded
        .ensureRunning()
        .catch((error: unknown) => log.error({ err: error }, 'PostgreSQL did not come back')),
    );
  };
  const database = openDatabase({ ...embedded.connection, user: embeddedAppRole }, { onLost });
  const close = async () => {
    closing = true;
    await database.close();
    await embedded.stop();
  };
  const reads = readsOf(database);
  const result = { database, reads, owner: embedded.connection, appRole: embeddedAppRole, close };
  return { result, detail: `embedded PostgreSQL in ${config.dataDirectory}` };
}
