import type { Config } from '#server/platform/config/config.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { openReplica } from '#server/platform/replica/open-replica.ts';
import { createPrimaryReads } from '#server/platform/replica/read-database.ts';
import { type DatabaseIdentity, describeDirectDatabase, describePoolDatabase } from './describe-database.ts';
import type { RunningDatabase } from './running-database.ts';

type Addresses = Pick<Config, 'databaseOwnerUrl' | 'databaseDirectUrl' | 'databaseReadUrl'>;

async function checkDirect(address: string, { pool }: Database, place: DatabaseIdentity): Promise<void> {
  const { role } = await describeDirectDatabase('DATABASE_DIRECT_URL', address, { pool, place });
  if (role === place.role) return;
  throw new StartupError(
    `DATABASE_DIRECT_URL is for the role of DATABASE_URL, ${place.role}, and not for ${role}.`,
  );
}

async function openReadDatabase(database: Database, { databaseReadUrl, databaseDirectUrl }: Addresses) {
  if (databaseReadUrl === null)
    return { reads: createPrimaryReads(database), words: '', close: async () => {} };
  const address = { connectionString: databaseReadUrl };
  const replica = await openReplica(database, address, databaseDirectUrl !== null);
  const { host } = new URL(databaseReadUrl);
  const words =
    replica.unused === null ? `, reads from ${host}` : `, no reads from ${host}: ${replica.unused}`;
  return { ...replica, words };
}

/**
 * Opens the database of DATABASE_URL. With DATABASE_OWNER_URL, that role migrates and grants the role of
 * DATABASE_URL its rights; without it one role does everything. If set, DATABASE_DIRECT_URL is used for
 * dedicated sessions, and DATABASE_READ_URL for reads that may be some seconds old. Throws StartupError.
 */
export async function openExternalDatabase(
  url: string,
  addresses: Addresses,
): Promise<{ result: RunningDatabase; detail: string }> {
  const { databaseOwnerUrl, databaseDirectUrl } = addresses;
  const direct = databaseDirectUrl === null ? null : { connectionString: databaseDirectUrl };
  const database = openDatabase({ connectionString: url }, { direct });
  try {
    const { pool } = database;
    const place = await describePoolDatabase(pool, url, databaseDirectUrl);
    if (databaseDirectUrl !== null) await checkDirect(databaseDirectUrl, database, place);
    if (databaseOwnerUrl !== null)
      await describeDirectDatabase('DATABASE_OWNER_URL', databaseOwnerUrl, { pool, place });
    const { reads, words, close } = await openReadDatabase(database, addresses);
    const through = databaseDirectUrl === null ? '' : ' through a pooler';
    return {
      result: {
        database,
        reads,
        owner: databaseOwnerUrl === null ? database.address : { connectionString: databaseOwnerUrl },
        appRole: databaseOwnerUrl === null ? null : place.role,
        close: () => Promise.all([close(), database.close()]).then(() => {}),
      },
      detail: `PostgreSQL ${Math.floor(Number(place.version) / 10_000)} at ${new URL(url).host}${through}${words}`,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
