import { openOutbox } from '#server/messaging/delivery/open-outbox.ts';
import { createSystemClock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Deps } from '#server/platform/deps.ts';
import { createPasswords, passwordCost } from '#server/platform/passwords.ts';
import { openWorkers } from '#server/platform/workers/open-workers.ts';
import type { RunningDatabase } from './running-database.ts';

export function createDeps(
  config: Config,
  { database, reads }: Pick<RunningDatabase, 'database' | 'reads'>,
  jwtSecret: string,
): Deps {
  const clock = createSystemClock(config.timeZone);
  const outbox = openOutbox({ config, database, clock });
  const passwords = createPasswords(passwordCost);
  return { config, database, reads, clock, jwtSecret, passwords, outbox, workers: openWorkers(config) };
}
