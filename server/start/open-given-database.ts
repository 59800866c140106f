import pg from 'pg';
import type { Config } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { askPatiently } from './ask-patiently.ts';
import type { RunningDatabase } from './running-database.ts';

const oldestVersion = 150_000;

/** Which database an address leads to, and as whom. */
interface Place {
  readonly role: string;
  readonly version: string;
  /** The same for two addresses of one database. */
  readonly database: string;
}

const placeSql = `
  select current_user as role, current_setting('server_version_num') as version,
    concat_ws(' ', current_database(), extract(epoch from pg_postmaster_start_time())) as database`;

/** Throws StartupError, without showing a password. */
async function placeOf(setting: string, address: string, ask: () => Promise<{ rows: Place[] }>) {
  const where = new URL(address);
  try {
    const { rows } = await askPatiently(ask);
    if (Number(rows[0]?.version) < oldestVersion) {
      throw new StartupError(`${setting} leads to a PostgreSQL older than 15.`);
    }
    return rows[0];
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message || ('code' in error ? String(error.code) : '') : '';
    throw new StartupError(`${setting} cannot be reached at ${where.host}${where.pathname}: ${reason}.`);
  }
}

function placeOfOwner(address: string) {
  return placeOf('DATABASE_OWNER_URL', address, async () => {
    const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 3000 });
    try {
      await client.connect();
      return await client.query<Place>(placeSql);
    } finally {
      await client.end();
    }
  });
}

/**
 * Opens the database of DATABASE_URL. With DATABASE_OWNER_URL that one migrates, and gives the role of DATABASE_URL what
 * it needs; without it one role does everything. Throws StartupError.
 */
export async function openGivenDatabase(
  url: string,
  { databaseOwnerUrl }: Pick<Config, 'databaseOwnerUrl'>,
): Promise<{ result: RunningDatabase; detail: string }> {
  const database = openDatabase({ connectionString: url });
  const close = () => database.close();
  try {
    const place = await placeOf('DATABASE_URL', url, () => database.pool.query<Place>(placeSql));
    const detail = `PostgreSQL ${Math.floor(Number(place?.version) / 10_000)} at ${new URL(url).host}`;
    if (databaseOwnerUrl === null) {
      return { result: { database, owner: database.address, appRole: null, close }, detail };
    }
    if ((await placeOfOwner(databaseOwnerUrl))?.database !== place?.database) {
      throw new StartupError('DATABASE_OWNER_URL and DATABASE_URL lead to different databases.');
    }
    const owner = { connectionString: databaseOwnerUrl };
    return { result: { database, owner, appRole: place?.role ?? null, close }, detail };
  } catch (error) {
    await close();
    throw error;
  }
}
