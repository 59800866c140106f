import type { Database, DatabaseAddress } from '#server/platform/database/database.ts';
import type { ReadDatabase } from '#server/platform/replica/read-database.ts';

export interface RunningDatabase {
  readonly database: Database;
  readonly reads: ReadDatabase;
  /** Of whom the tables are: for migrating alone. */
  readonly owner: DatabaseAddress;
  /** Whom `database` works as, which has to be let in first (`letAppIn`); null where it is the owner. */
  readonly appRole: string | null;
  close(): Promise<void>;
}
