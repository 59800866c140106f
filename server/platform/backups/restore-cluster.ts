import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBinaries, readVersion } from '#embedded-postgres/binaries.ts';
import { placeCluster } from '#embedded-postgres/place-cluster.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';
import { readTar } from './cluster-archive.ts';
import { parseMajorVersion } from './describe-backup.ts';
import { openBackup } from './open-backup.ts';
import { refuseNewerBackup } from './refuse-newer-backup.ts';

/**
 * Restores a backup into a data directory, which must be empty. Returns the time of the backup. Throws
 * StartupError, PostgresUnavailable and the signal's reason; nothing is restored then.
 */
export async function restoreCluster(
  file: string,
  dataDirectory: string,
  signal: AbortSignal,
): Promise<string> {
  const cluster = join(dataDirectory, 'postgres');
  if (existsSync(cluster)) {
    const running = existsSync(join(cluster, 'postmaster.pid')) ? ', and PostgreSQL runs on it' : '';
    throw new StartupError(
      `${cluster} exists already${running}. A backup replaces no database: stop HAMS and move it away, or choose another DATA_DIR. Nothing was restored.`,
    );
  }
  const { description, read } = await openBackup(file, signal);
  if (description.content !== 'cluster') {
    throw new StartupError(
      `${file} is of a PostgreSQL of your own: set DATABASE_URL to an empty database. Nothing was restored.`,
    );
  }
  refuseNewerBackup(file, description);
  const here = { postgres: readVersion(findBinaries()), platform: `${process.platform}-${process.arch}` };
  if (
    parseMajorVersion(description.postgres) !== parseMajorVersion(here.postgres) ||
    description.platform !== here.platform
  ) {
    throw new StartupError(
      `${file} is of PostgreSQL ${description.postgres} on ${description.platform}, whose files PostgreSQL ${here.postgres} on ${here.platform} cannot read. Nothing was restored.`,
    );
  }
  await placeCluster(dataDirectory, readTar(read()), signal);
  return description.takenAt;
}
