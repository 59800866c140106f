import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { copyRunningCluster } from '#embedded-postgres/copy-running-cluster.ts';
import { startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';
import { toTar } from './cluster-archive.ts';
import { describeBackup } from './describe-backup.ts';
import { type BackupDestination, writeBackup } from './write-backup.ts';

/**
 * Writes a backup of the embedded PostgreSQL, with HAMS running or stopped; returns its bytes. Contains all
 * data committed when it began, and most of what was committed until its end. Throws StartupError and
 * PostgresUnavailable.
 */
export async function backUpCluster(
  dataDirectory: string,
  destination: BackupDestination,
  signal: AbortSignal,
): Promise<number> {
  const cluster = join(dataDirectory, 'postgres');
  if (!existsSync(cluster)) {
    throw new StartupError(`There is no database in ${dataDirectory}; set DATA_DIR or DATABASE_URL.`);
  }
  const server = await startEmbeddedPostgres({ dataDirectory, mayJoin: true });
  try {
    const { connection } = server;
    const client = new pg.Client(connection);
    await client.connect();
    const description = await describeBackup(client, 'cluster').finally(() => client.end());
    return await writeBackup(
      description,
      () => toTar(copyRunningCluster({ connection, cluster })),
      destination,
      signal,
    );
  } finally {
    await server.stop();
  }
}
