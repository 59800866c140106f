import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { openOutbox } from '#server/messaging/delivery/open-outbox.ts';
import { parseConfig } from '#server/platform/config/config.ts';
import type { Deps } from '#server/platform/deps.ts';
import { createPasswords } from '#server/platform/passwords.ts';
import { openWorkers, type Workers } from '#server/platform/workers/open-workers.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { reportFailures } from './report-failures.ts';
import { highVisitLimits } from './visit-limit-settings.ts';

/** Thursday, 26 November 2026, 08:00 in India: the time in tests that do not set another. */
export const thursdayMorning = Date.parse('2026-11-26T08:00:00+05:30');
export const thursday = '2026-11-26';

/**
 * Shared by all apps of a process: a thread takes a second to load the fonts and the texts of nine languages.
 */
let workers: Workers | null = null;

export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly db: TestDatabase;
  setNow(instant: number): void;
  close(): Promise<void>;
}

/**
 * The whole application on its own database, with a stopped clock and high limits on visits. A request that
 * results in a 500 rejects with the reason; one over a socket fails `close`.
 */
export async function testApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const db = await testDatabase();
  let now = thursdayMorning;
  // The clock jumps by days in many tests, and their doctors stay signed in.
  const quiet = { RATE_LIMIT: 'off', LOG_LEVEL: 'silent', DOCTOR_IDLE_MINUTES: '0', DATA_DIR: tmpdir() };
  const config = parseConfig({ ...quiet, ...highVisitLimits, ...environment });
  const clock = { now: () => now, timeZone: config.timeZone };
  const jwtSecret = 'a secret for tests, thirty-two characters or more';
  const outbox = openOutbox({ config, database: db.database, clock });
  const passwords = createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 }); // thousands are hashed
  workers ??= openWorkers(config);
  const { database, reads } = db;
  const deps: Deps = { config, database, reads, clock, jwtSecret, passwords, outbox, workers };
  const app = await buildApp(deps);
  const throwFailure = reportFailures(app);
  app.startedUp();
  await app.ready();
  return {
    app,
    deps,
    db,
    setNow: (instant) => {
      now = instant;
    },
    async close() {
      await app.close();
      await db.close();
      throwFailure();
    },
  };
}
