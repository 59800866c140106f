import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { query } from '#db/statement.ts';
import { projectRoot } from './project-root.ts';
import { StartupError } from './startup-error.ts';

const migrationsDirectory = join(projectRoot, 'db/migrations');
const lockKey = 7_243_001;

/**
 * Runs every numbered file that has not run, in order, each in its own transaction, one process at a time.
 * Throws StartupError if a file has changed after it ran, or the database is newer than the code. Returns the
 * names of the files that ran.
 */
export async function migrate(client: pg.ClientBase, directory = migrationsDirectory): Promise<string[]> {
  await client.query(`select pg_advisory_lock(${lockKey})`);
  try {
    return await runMissing(client, directory);
  } finally {
    await client.query(`select pg_advisory_unlock(${lockKey})`);
  }
}

async function runMissing(client: pg.ClientBase, directory: string): Promise<string[]> {
  await client.query(
    'create table if not exists migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations');
  const ran = new Map(rows.map(({ name, hash }) => [name, hash]));
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  const unknown = [...ran.keys()].find((name) => !files.includes(name));
  if (unknown)
    throw new StartupError(`The database has ${unknown}, which this version of HAMS does not know.`);

  const done: string[] = [];
  for (const name of files) {
    const sql = await readFile(join(directory, name), 'utf8');
    const hash = createHash('sha256').update(sql).digest('hex');
    const before = ran.get(name);
    if (before === hash) continue;
    if (before) throw new StartupError(`The migration ${name} has changed since it ran on this database.`);
    await client.query('begin');
    try {
      await client.query(sql);
      await query(client, 'insert into migrations (name, hash) values (:name, :hash)', { name, hash });
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
    done.push(name);
  }
  return done;
}
