import { PostgresUnavailable } from '#embedded-postgres/postgres-unavailable.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts';
import type { Config } from '#server/platform/config.ts';
import { type Database, openDatabase } from '#server/platform/database.ts';
import { StartupError } from '#server/platform/startup-error.ts';

export interface RunningDatabase {
  readonly database: Database;
  close(): Promise<void>;
}

const oldestVersion = 150_000;

async function requireVersion({ pool }: Database, address: string): Promise<string> {
  const where = new URL(address);
  try {
    const { rows } = await pool.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    const version = Number(rows[0]?.version);
    if (version < oldestVersion) throw new StartupError('DATABASE_URL leads to a PostgreSQL older than 15.');
    return `PostgreSQL ${Math.floor(version / 10_000)} at ${where.host}`;
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message || ('code' in error ? String(error.code) : '') : '';
    throw new StartupError(`DATABASE_URL cannot be reached at ${where.host}${where.pathname}: ${reason}.`);
  }
}

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
  if (config.databaseUrl) {
    const database = openDatabase({ connectionString: config.databaseUrl });
    try {
      const detail = await requireVersion(database, config.databaseUrl);
      return { result: { database, close: () => database.close() }, detail };
    } catch (error) {
      await database.close();
      throw error;
    }
  }
  const embedded = await startEmbedded(config.dataDirectory);
  let closing = false;
  const database = openDatabase(embedded.connection, () => {
    if (closing) return; // connections report the end that we have asked for
    embedded.ensureRunning().catch((error: unknown) => console.error('PostgreSQL did not come back:', error));
  });
  const close = async () => {
    closing = true;
    await database.close();
    await embedded.stop();
  };
  return { result: { database, close }, detail: `embedded PostgreSQL in ${config.dataDirectory}` };
}
