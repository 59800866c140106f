import type { Outbox } from '#server/notifications/outbox/outbox.ts';
import type { ReadDatabase } from '#server/replica/read-database.ts';
import type { Passwords } from '#server/sessions/passwords.ts';
import type { Workers } from '#server/workers/open-workers.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';

/** What every slice of the server gets. */
export interface Deps {
  readonly config: Config;
  readonly database: Database;
  /** For reads alone, and only for those that may be some seconds old. */
  readonly reads: ReadDatabase;
  readonly clock: Clock;
  readonly jwtSecret: string;
  readonly passwords: Passwords;
  readonly outbox: Outbox;
  readonly workers: Workers;
}
