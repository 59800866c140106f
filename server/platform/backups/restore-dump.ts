import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { StartupError } from '#server/platform/config/startup-error.ts';
import { describeBackup, parseMajorVersion } from './describe-backup.ts';
import { openBackup } from './open-backup.ts';
import { requireProgramVersion, startProgram } from './postgres-programs.ts';
import { refuseNewerBackup } from './refuse-newer-backup.ts';
import { withClient } from './with-client.ts';

/**
 * Fills an empty database of an external PostgreSQL from a backup, in one transaction. Returns the time of
 * the backup. Throws StartupError and the signal's reason.
 */
export async function restoreDump(file: string, address: string, signal: AbortSignal): Promise<string> {
  const target = await withClient(address, async (client) => {
    await refuseUsed(client, address);
    return describeBackup(client, 'dump');
  });
  const { description, read } = await openBackup(file, signal);
  if (description.content !== 'dump') {
    throw new StartupError(
      `${file} is of an embedded PostgreSQL: unset DATABASE_URL and choose a DATA_DIR. Nothing was restored.`,
    );
  }
  refuseNewerBackup(file, description);
  if (parseMajorVersion(target.postgres) < parseMajorVersion(description.postgres)) {
    throw new StartupError(
      `${file} is of PostgreSQL ${description.postgres}, newer than this ${target.postgres}. Nothing was restored.`,
    );
  }
  await requireProgramVersion('pg_restore', description.postgres);
  const flags = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', '--no-password'];
  const { input, output, ended } = startProgram('pg_restore', flags, { address, signal });
  output.resume();
  const feeding = pipeline(read(), input);
  await Promise.all([ended, feeding.catch(() => ended)]); // if it stops reading, the program itself reports why
  await withClient(address, (client) => client.query('analyze')); // without it the planner has no statistics at first
  return description.takenAt;
}

async function refuseUsed(client: pg.Client, address: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_class as relation join pg_namespace as place on place.oid = relation.relnamespace
     where place.nspname <> 'information_schema' and place.nspname !~ '^pg_' and not exists (
       select from pg_depend where classid = 'pg_class'::regclass and objid = relation.oid and deptype = 'e')
     limit 1`,
  );
  if (rowCount === 0) return;
  throw new StartupError(
    `The database ${new URL(address).pathname.slice(1)} has tables already. A backup replaces no database: create an empty one. Nothing was restored.`,
  );
}
