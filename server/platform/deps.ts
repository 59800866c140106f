import type { Outbox } from '#server/notifications/outbox/outbox.ts';
import type { Workers } from '#server/workers/open-workers.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';

/** What every slice of the server gets. */
export interface Deps {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly jwtSecret: string;
  readonly outbox: Outbox;
  readonly workers: Workers;
}
