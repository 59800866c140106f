import type pg from 'pg';
import { refusePrereleaseDatabase } from '#server/platform/database/refuse-prerelease-database.ts';
import type { BackupDescription } from './backup-description.ts';

/**
 * The description of a backup of this database taken now. Throws StartupError for a database of an older
 * HAMS, whose backup no version could restore.
 */
export async function describeBackup(
  client: pg.Client,
  content: BackupDescription['content'],
): Promise<BackupDescription> {
  await refusePrereleaseDatabase(client);
  const { rows } = await client.query<{ postgres: string; migrated: boolean }>(
    `select split_part(current_setting('server_version'), ' ', 1) as postgres,
       to_regclass('migrations') is not null as migrated`,
  );
  const [server] = rows;
  if (server === undefined) throw new Error('PostgreSQL says no version.');
  return {
    format: 2,
    content,
    takenAt: new Date().toISOString(),
    migration: server.migrated ? await lastMigration(client) : null,
    postgres: server.postgres,
    platform: `${process.platform}-${process.arch}`,
  };
}

async function lastMigration(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ name: string | null }>('select max(name) as name from migrations');
  return rows[0]?.name ?? null;
}

export const parseMajorVersion = (version: string): number => Number.parseInt(version, 10);
