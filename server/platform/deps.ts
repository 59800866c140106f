import type { Outbox } from '#server/platform/outbox/outbox.ts';
import type { ReadDatabase } from '#server/platform/replica/read-database.ts';
import type { Workers } from '#server/platform/workers/open-workers.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { Passwords } from './passwords.ts';

export interface Deps {
  readonly config: Config;
  readonly database: Database;
  /** Read-only, for queries whose result may be some seconds old. */
  readonly reads: ReadDatabase;
  readonly clock: Clock;
  readonly jwtSecret: string;
  readonly passwords: Passwords;
  readonly outbox: Outbox;
  readonly workers: Workers;
}
