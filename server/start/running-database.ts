import type { Database, DatabaseAddress } from '#server/platform/database/database.ts';
import type { ReadDatabase } from '#server/platform/replica/read-database.ts';

export interface RunningDatabase {
  readonly database: Database;
  readonly reads: ReadDatabase;
  readonly owner: DatabaseAddress;
  /** The role of `database`, which needs its grants first (`grantAppRole`); null if it is the owner. */
  readonly appRole: string | null;
  close(): Promise<void>;
}
