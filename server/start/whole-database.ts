import type { Config } from '#server/platform/config/config.ts';

type Addresses = Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'databaseDirectUrl'>;

/**
 * Where all of a given database is read or written at once: as its owner, and past a pooler, because `pg_dump` and `pg_restore` keep
 * settings of their session. Null where the database is the embedded one.
 */
export const findBackupAddress = ({
  databaseUrl,
  databaseOwnerUrl,
  databaseDirectUrl,
}: Addresses): string | null =>
  databaseUrl === null ? null : (databaseOwnerUrl ?? databaseDirectUrl ?? databaseUrl);
