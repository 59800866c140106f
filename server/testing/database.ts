import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { embeddedAppRole } from '#server/platform/database/app-role.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { createPrimaryReads, type ReadDatabase } from '#server/platform/replica/read-database.ts';
import { templateName } from './start-test-postgres.ts';

/** Generous, because the machine may be very busy. Milliseconds. */
const timeouts = { connectionTimeoutMillis: 120_000, statement_timeout: 120_000, query_timeout: 120_000 };

export interface TestDatabase {
  /** For the code under test, connected as in an installation: with a role that owns nothing. */
  readonly database: Database;
  /** For reads that a replica may serve; like a replica, it refuses writes. */
  readonly reads: ReadDatabase;
  /** The owner's connections, to prepare and inspect without restrictions. */
  readonly pool: pg.Pool;
  readonly name: string;
  close(): Promise<void>;
}

/** A new database with the current schema, on the PostgreSQL of this test run. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ ...server, database: 'postgres' });
  await admin.connect();
  // PostgreSQL copies a template for one client at a time, and test files run in parallel. Copying its files takes half
  // the processor time of copying through the log.
  await admin.query('select pg_advisory_lock(1)');
  await admin.query(`create database ${name} template ${templateName} strategy file_copy`);
  await admin.query('select pg_advisory_unlock(1)');
  const owner = new pg.Pool({ ...server, database: name, max: 20 });
  // Some tests kill connections; an idle one would otherwise raise an unhandled error.
  owner.on('error', () => {});
  owner.on('connect', (client) => void client.on('error', () => {}));
  const ofApp = { ...server, user: embeddedAppRole, database: name };
  const database = openDatabase(ofApp);
  const reading = openDatabase(ofApp, { readOnly: true });
  for (const { pool } of [database, reading]) Object.assign(pool.options, timeouts);
  return {
    database,
    reads: createPrimaryReads(reading),
    pool: owner,
    name,
    async close() {
      await Promise.all([database.close(), reading.close(), owner.end()]);
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
