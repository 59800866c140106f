import type pg from 'pg';
import { query } from '#db/statement.ts';
import { StartupError } from '../config/startup-error.ts';

/** The first migration of HAMS before its first release; today's migrations share nothing with those. */
const prereleaseFirstMigration = '0001-foundations.sql';

/**
 * Throws StartupError if the database is from before the first release, which this version can neither read
 * nor migrate. Changes nothing.
 */
export async function refusePrereleaseDatabase(client: pg.ClientBase): Promise<void> {
  const isThere = (sql: string) =>
    query(client, sql, { firstOfOlder: prereleaseFirstMigration }).then((rows) => rows.length > 0);
  if (!(await isThere("select where to_regclass('migrations') is not null"))) return;
  if (!(await isThere('select from migrations where name = :firstOfOlder'))) return;
  throw new StartupError(
    'This data is from a HAMS before its first release, which this version cannot read and has not changed: to keep it and start fresh, rename the data folder or set DATA_DIR to a new one, or point DATABASE_URL at an empty database.',
  );
}
