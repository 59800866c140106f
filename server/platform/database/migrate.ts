import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { query } from '#db/statement.ts';
import { projectRoot } from '../config/project-root.ts';
import { StartupError } from '../config/startup-error.ts';
import { refusePrereleaseDatabase } from './refuse-prerelease-database.ts';

const migrationsDirectory = join(projectRoot, 'db/migrations');
const lockKey = 7_243_001;

/**
 * The longest time that others wait behind a migration that waits for a lock; then it lets them pass and
 * tries again.
 */
const lockTimeoutMilliseconds = 500;
/** Used for every fourth try: autovacuum releases a table only after a second. */
const longLockTimeoutMilliseconds = 1200;
const pauseMilliseconds = 1000;
const maxTries = 300;
const lockPauseMilliseconds = 100;

/**
 * The first line of a file that commits in several parts, because it would otherwise lock too much for too
 * long. It must be repeatable from the start after any of its commits.
 */
const committingFileMarker = '-- In parts.';

/**
 * Runs every numbered file that has not run, in order, each in its own transaction, one process at a time;
 * processes of the previous version may serve meanwhile. Throws StartupError if a file has changed after it
 * ran, the database is newer than the code or from before the first release, or a lock cannot be obtained.
 * Returns the names of the files that ran.
 */
export async function migrate(client: pg.ClientBase, directory = migrationsDirectory): Promise<string[]> {
  return withMigrationLock(client, async () => {
    try {
      return await runMissing(client, directory);
    } finally {
      await client.query('reset lock_timeout');
    }
  });
}

/** Runs the work while no other process migrates this database or grants rights in it. */
export async function withMigrationLock<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  // Polls, because a statement waiting for the lock has a snapshot, and a concurrent index build would wait
  // for its end: a deadlock.
  while (!(await tryToLock(client))) await pause(lockPauseMilliseconds);
  try {
    return await work();
  } finally {
    await client.query(`select pg_advisory_unlock(${lockKey})`);
  }
}

async function tryToLock(client: pg.ClientBase): Promise<boolean> {
  const [row] = await query<{ locked: boolean }>(client, `select pg_try_advisory_lock(${lockKey}) as locked`);
  return row?.locked === true;
}

/** SQLSTATEs of a lock timeout and of a deadlock. */
const isLockFailure = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01');

/** Runs a file, retrying while others hold locks that it needs. */
async function runWithRetry(client: pg.ClientBase, name: string, run: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const timeout = tries % 4 === 0 ? longLockTimeoutMilliseconds : lockTimeoutMilliseconds;
    await client.query(`set lock_timeout = ${timeout}`);
    try {
      return await run();
    } catch (error) {
      if (!isLockFailure(error)) throw error;
      if (tries === maxTries)
        throw new StartupError(`The migration ${name} is blocked by other transactions.`, { cause: error });
    }
    await pause(pauseMilliseconds);
  }
}

async function runMissing(client: pg.ClientBase, directory: string): Promise<string[]> {
  await refusePrereleaseDatabase(client);
  const [table] = await query<{ is_there: boolean }>(
    client,
    "select to_regclass('migrations') is not null as is_there",
  );
  // `if not exists` would require the right to create a table even where it exists.
  if (!table?.is_there) {
    await client.query(
      `create table migrations (name text primary key, hash text not null, ran_at timestamptz not null default now());
       comment on table migrations is 'platform: A file of db/migrations that has run.'`,
    );
  }
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations');
  const ran = new Map(rows.map(({ name, hash }) => [name, hash]));
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  const unknown = [...ran.keys()].find((name) => !files.includes(name));
  if (unknown)
    throw new StartupError(`The database has ${unknown}, which this version of HAMS does not have.`);

  const done: string[] = [];
  for (const name of files) {
    const sql = await readFile(join(directory, name), 'utf8');
    const hash = createHash('sha256').update(sql).digest('hex');
    const before = ran.get(name);
    if (before === hash) continue;
    if (before) throw new StartupError(`The migration ${name} has changed since it ran on this database.`);
    const remember = () =>
      query(client, 'insert into migrations (name, hash) values (:name, :hash)', { name, hash });
    await runWithRetry(client, name, async () => {
      if (sql.startsWith(committingFileMarker)) {
        await client.query(sql);
        await remember();
        return;
      }
      await client.query('begin');
      try {
        await client.query(sql);
        await remember();
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    });
    done.push(name);
  }
  return done;
}
