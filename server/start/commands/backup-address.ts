import type { Config } from '#server/platform/config/config.ts';

type Addresses = Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'databaseDirectUrl'>;

/**
 * The address for a backup or restore of an external database: as its owner and without a pooler, because
 * `pg_dump` and `pg_restore` change settings of their session. Null for the embedded database.
 */
export const findBackupAddress = ({
  databaseUrl,
  databaseOwnerUrl,
  databaseDirectUrl,
}: Addresses): string | null =>
  databaseUrl === null ? null : (databaseOwnerUrl ?? databaseDirectUrl ?? databaseUrl);
