// An external PostgreSQL with its client programs, which the packages do not include: skipped if the machine
// has none.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { dumpDatabase } from '#server/platform/backups/dump-database.ts';
import { openBackup } from '#server/platform/backups/open-backup.ts';
import { restoreDump } from '#server/platform/backups/restore-dump.ts';
import { writeBackup } from '#server/platform/backups/write-backup.ts';
import { parseConfig } from '#server/platform/config/config.ts';
import type { Deps } from '#server/platform/deps.ts';
import { openConfiguredDatabase } from './open-configured-database.ts';
import { prepareDatabase } from './prepare-database.ts';

function installedPrograms(): string | null {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return null;
  const folders = readdirSync(versions).map((version) => join(versions, version, 'bin'));
  const hasAllPrograms = (folder: string) =>
    ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore'].every((program) => existsSync(join(folder, program)));
  return folders.filter(hasAllPrograms).at(-1) ?? null;
}
const programs = installedPrograms();

const folder = mkdtempSync(join(tmpdir(), 'hams-given-'));
const cluster = join(folder, 'cluster');
const file = join(folder, 'hams.backup');
const never = new AbortController().signal;
const password = 'a secret: /@?';

const buildUrl = (role: string, database: string) =>
  `postgres://${role}:${encodeURIComponent(password)}@localhost/${database}?host=${encodeURIComponent(folder)}`;

/** PostgreSQL refuses to run as root, so it uses the uid of another account then. */
const account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const run = (program: string, ...args: string[]) =>
  execFileSync(join(String(programs), program), args, { ...account, cwd: '/', stdio: 'ignore' });

async function asAdmin(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client(buildUrl('postgres', 'postgres'));
  await admin.connect();
  await work(admin).finally(() => admin.end());
}

async function createDatabase(name: string): Promise<string> {
  await asAdmin((admin) => admin.query(`create database ${name} owner hams_owner`));
  return buildUrl('hams_owner', name);
}

async function withStartedDatabase<T>(
  database: string,
  work: (deps: Deps, detail: string) => Promise<T>,
): Promise<T> {
  const config = parseConfig({
    MESSAGES: 'off',
    DATABASE_URL: buildUrl('hams_app', database),
    DATABASE_OWNER_URL: buildUrl('hams_owner', database),
  });
  const { result: running } = await openConfiguredDatabase(config);
  try {
    const { result: deps, detail } = await prepareDatabase(config, running)();
    return await work(deps, detail).finally(() => deps.workers.close());
  } finally {
    await running.close();
  }
}

async function dumpContent(address: string): Promise<Record<string, string>> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    );
    const content: Record<string, string> = {};
    for (const { name } of rows) {
      const { rows: sums } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} as t`,
      );
      content[name] = String(sums[0]?.sum);
    }
    return content;
  } finally {
    await client.end();
  }
}

describe.skipIf(programs === null)('with a PostgreSQL of the machine', () => {
  beforeAll(async () => {
    vi.stubEnv('PATH', `${programs}${delimiter}${process.env.PATH}`);
    chmodSync(folder, 0o755);
    if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
    const secret = join(folder, 'password');
    writeFileSync(secret, password);
    chmodSync(secret, 0o644);
    run(
      'initdb',
      '--no-sync',
      '--auth=scram-sha-256',
      '--username=postgres',
      `--pwfile=${secret}`,
      '--pgdata',
      cluster,
    );
    const options = `-c listen_addresses= -c fsync=off -c unix_socket_directories=${folder}`;
    run('pg_ctl', 'start', '--wait', '--pgdata', cluster, '--log', join(folder, 'log'), '--options', options);
    await asAdmin(async (admin) => {
      for (const role of ['hams_owner', 'hams_app'])
        await admin.query(`create role ${role} login password ${pg.escapeLiteral(password)}`);
    });
    await createDatabase('clinic');
    await withStartedDatabase('clinic', ({ database }) =>
      database.pool.query(`insert into settings (name, value) values ('kept', 'here')`),
    );
    await dumpDatabase(buildUrl('hams_owner', 'clinic'), { file }, never);
  });

  afterAll(() => {
    if (existsSync(join(cluster, 'postmaster.pid')))
      run('pg_ctl', 'stop', '--mode=immediate', '--pgdata', cluster);
    rmSync(folder, { recursive: true, force: true });
    vi.unstubAllEnvs();
  });

  test('P-06 a backup by pg_dump, restored into an empty database, has every row, and HAMS starts on it', async () => {
    expect((await openBackup(file)).description).toMatchObject({
      content: 'dump',
      migration: expect.any(String),
    });
    const target = await createDatabase('restored');
    await restoreDump(file, target, never);
    const content = await dumpContent(target);
    expect(Object.keys(content).length).toBeGreaterThan(50);
    expect(content).toEqual(await dumpContent(buildUrl('hams_owner', 'clinic')));
    await withStartedDatabase('restored', async ({ database }, detail) => {
      expect(detail).toBe('up to date');
      const { rows } = await database.pool.query(
        `select value, current_user from settings where name = 'kept'`,
      );
      expect(rows).toEqual([{ value: 'here', current_user: 'hams_app' }]);
      await expect(database.pool.query('update audit_log set actor_id = 1')).rejects.toThrow(
        'permission denied',
      );
    });
  });

  test('P-06 where the owner is needed, the setting that names it is asked for', async () => {
    const needed = /permission denied .*; with two roles set DATABASE_OWNER_URL\.$/;
    const none = { file: join(folder, 'none.backup') };
    await expect(dumpDatabase(buildUrl('hams_app', 'clinic'), none, never)).rejects.toThrow(needed);
    await createDatabase('of_the_owner');
    await expect(restoreDump(file, buildUrl('hams_app', 'of_the_owner'), never)).rejects.toThrow(needed);
    expect(await dumpContent(buildUrl('hams_owner', 'of_the_owner'))).toEqual({});
  });

  test('P-06 a database with tables is refused and left as it is', async () => {
    const target = await createDatabase('used');
    const client = new pg.Client(target);
    await client.connect();
    await client.query(`create table appointments (id int); insert into appointments values (7)`);
    await client.end();
    const before = await dumpContent(target);
    await expect(restoreDump(file, target, never)).rejects.toThrow(
      'The database used has tables already. A backup replaces no database: create an empty one. Nothing was restored.',
    );
    expect(await dumpContent(target)).toEqual(before);
  });

  test('P-06 of a backup that is damaged, or breaks while it is restored, nothing is there', async () => {
    const target = await createDatabase('untouched');
    const bytes = readFileSync(file);
    const changed = join(folder, 'changed.backup');
    onTestFinished(() => rmSync(changed, { force: true }));
    writeFileSync(changed, bytes.subarray(0, bytes.length - 1000));
    await expect(restoreDump(changed, target, never)).rejects.toThrow('is damaged or was cut short');
    rmSync(changed);

    const { description, read } = await openBackup(file);
    const hasAllPrograms = await buffer(read());
    const half = Readable.from([hasAllPrograms.subarray(0, Math.floor(hasAllPrograms.length * 0.9))]);
    await writeBackup(description, () => half, { file: changed }, never);
    await expect(restoreDump(changed, target, never)).rejects.toThrow(/^pg_restore failed: /);
    rmSync(changed);

    await writeBackup({ ...description, content: 'cluster' }, read, { file: changed }, never);
    await expect(restoreDump(changed, target, never)).rejects.toThrow(
      'is of an embedded PostgreSQL: unset DATABASE_URL',
    );
    rmSync(changed);
    await writeBackup({ ...description, postgres: '99.1' }, read, { file: changed }, never);
    await expect(restoreDump(changed, target, never)).rejects.toThrow(
      'is of PostgreSQL 99.1, newer than this',
    );
    expect(await dumpContent(target)).toEqual({});
  });

  test('P-06 a program that is missing, too old or fails is named with what to install, and no file is left', async () => {
    const address = buildUrl('hams_owner', 'clinic');
    const others = mkdtempSync(join(folder, 'programs-'));
    const target = { file: join(folder, 'none.backup') };
    const path = process.env.PATH;
    onTestFinished(() => {
      vi.stubEnv('PATH', path);
    });
    vi.stubEnv('PATH', others);
    await expect(dumpDatabase(address, target, never)).rejects.toThrow(
      /^pg_dump is not installed: install the client programs of PostgreSQL \d+ or newer \(on Debian and Ubuntu the package postgresql-client-\d+\)/,
    );
    const script = (lines: string) => {
      writeFileSync(join(others, 'pg_dump'), `#!/bin/sh\n${lines}\n`);
      chmodSync(join(others, 'pg_dump'), 0o755);
    };
    script('echo "pg_dump (PostgreSQL) 9.6.24"');
    await expect(dumpDatabase(address, target, never)).rejects.toThrow(
      /^pg_dump 9\.6\.24 is too old for PostgreSQL /,
    );
    // A program that writes something and fails; it records its arguments, as `ps` would show them.
    const called = join(folder, 'called');
    script(`if [ "$1" = --version ]; then echo "pg_dump 99.1"; exit; fi
      echo "$@" > ${called}; echo "$PGPASSWORD" >> ${called}; echo PGDMP; echo "pg_dump: error: no more" >&2; exit 3`);
    await expect(dumpDatabase(address, target, never)).rejects.toThrow('pg_dump failed: no more');
    const [args, fromEnvironment] = readFileSync(called, 'utf8').split('\n');
    expect(args).toContain('--dbname=postgres://hams_owner@localhost/clinic?host=');
    expect(args).not.toContain('secret');
    expect(fromEnvironment).toBe(password);
    expect(readdirSync(folder).filter((name) => name.startsWith('none'))).toEqual([]);
  });

  test('P-06 a database that cannot be reached is named without its password', async () => {
    const address = buildUrl('hams_owner', 'clinic').replace('secret', 'wrong');
    await expect(dumpDatabase(address, { file: join(folder, 'none') }, never)).rejects.toThrow(
      /^The database at localhost\/clinic cannot be reached: password authentication failed for user "hams_owner"\.$/,
    );
  });
});
