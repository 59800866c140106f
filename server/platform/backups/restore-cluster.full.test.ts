import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';
import { backUpCluster } from './back-up-cluster.ts';
import { type BackupDescription, backupDescription } from './backup-description.ts';
import { openBackup } from './open-backup.ts';
import { restoreCluster } from './restore-cluster.ts';
import { writeBackup } from './write-backup.ts';

const never = new AbortController().signal;
const folder = mkdtempSync(join(tmpdir(), 'hams-restore-'));
const original = join(folder, 'original');
const file = join(folder, 'hams.backup');
const newest = String(readdirSync(join(projectRoot, 'db/migrations')).sort().at(-1));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

async function withDatabase<T>(dataDirectory: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const server = await startEmbeddedPostgres({ dataDirectory });
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await server.stop();
  }
}

beforeAll(async () => {
  await withDatabase(original, (client) =>
    client.query(`create table migrations (name text); insert into migrations values ('${newest}');
      create table kept as select number, md5(number::text) as word from generate_series(1, 20000) as number`),
  );
  // No server is running: the command starts one, and stops it.
  await backUpCluster(original, { file }, never);
  expect(readdirSync(join(original, 'postgres'))).not.toContain('postmaster.pid');
});

function newDataDirectory(): string {
  const directory = join(mkdtempSync(join(folder, 'target-')), 'data');
  onTestFinished(() => rmSync(join(directory, '..'), { recursive: true, force: true, maxRetries: 10 }));
  return directory;
}

async function writeWithDescription(change: Partial<BackupDescription>): Promise<string> {
  const { description, read } = await openBackup(file);
  const changed = join(mkdtempSync(join(folder, 'changed-')), 'hams.backup');
  await writeBackup({ ...description, ...change }, read, { file: changed }, never);
  return changed;
}

const namesIn = (directory: string) => readdirSync(directory).sort();

test('P-06 a restored backup of a stopped HAMS has every row, and says what it is of', async () => {
  const { description } = await openBackup(file);
  expect(description).toEqual({
    format: 2,
    content: 'cluster',
    takenAt: expect.any(String),
    migration: newest,
    postgres: expect.stringMatching(/^18\.\d+$/),
    platform: `${process.platform}-${process.arch}`,
  });
  const target = newDataDirectory();
  expect(await restoreCluster(file, target, never)).toBe(description.takenAt);
  expect(namesIn(target)).toEqual(['postgres', 'socket']);
  const sql = `select count(*)::int as rows, sum(hashtext(word))::text as words from kept`;
  const [was, is] = [
    await withDatabase(original, (client) => client.query(sql)),
    await withDatabase(target, (client) => client.query(sql)),
  ];
  expect(is.rows).toEqual(was.rows);
  expect(is.rows[0]?.rows).toBe(20_000);
});

test('P-06 a damaged, cut or foreign file is refused, and nothing is where there was nothing', async () => {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  const damaged = Buffer.from(bytes);
  damaged.writeUInt8(damaged.readUInt8(middle) ^ 1, middle);
  const bad = join(mkdtempSync(join(folder, 'bad-')), 'hams.backup');
  for (const content of [
    damaged,
    bytes.subarray(0, middle),
    bytes.subarray(0, -1),
    Buffer.from('a letter'),
  ]) {
    const target = newDataDirectory();
    writeFileSync(bad, content);
    await expect(restoreCluster(bad, target, never)).rejects.toThrow(StartupError);
    expect(readdirSync(join(target, '..'))).toEqual([]);
  }
});

test('P-06 a restore replaces no database, whether it runs or not, and changes nothing in it', async () => {
  const before = await withDatabase(original, async (client) => {
    await expect(restoreCluster(file, original, never)).rejects.toThrow(
      `${join(original, 'postgres')} exists already, and PostgreSQL runs on it.`,
    );
    return (await client.query('select count(*)::int from kept')).rows;
  });
  await expect(restoreCluster(file, original, never)).rejects.toThrow(
    `${join(original, 'postgres')} exists already. A backup replaces no database`,
  );
  expect(namesIn(original)).toEqual(['postgres', 'postgres.log', 'socket']);
  const after = await withDatabase(original, (client) => client.query('select count(*)::int from kept'));
  expect(after.rows).toEqual(before);

  const target = newDataDirectory();
  mkdirSync(join(target, 'postgres'), { recursive: true });
  writeFileSync(join(target, 'postgres', 'letter'), 'of somebody');
  await expect(restoreCluster(file, target, never)).rejects.toThrow('exists already');
  expect(namesIn(join(target, 'postgres'))).toEqual(['letter']);
});

test('P-06 a backup that does not fit here is refused by name', async () => {
  for (const [change, words] of [
    [{ postgres: '17.6' }, /is of PostgreSQL 17\.6 on .*, whose files PostgreSQL 18/],
    [{ platform: 'darwin-arm64' }, /on darwin-arm64, whose files PostgreSQL 18.* cannot read/],
    [{ migration: '9999-of-tomorrow.sql' }, /was taken by a newer HAMS, whose database has 9999-of-tomorrow/],
    [{ content: 'dump' }, /is of a PostgreSQL of your own: set DATABASE_URL/],
  ] as const) {
    const target = newDataDirectory();
    await expect(restoreCluster(await writeWithDescription(change), target, never)).rejects.toThrow(words);
    expect(readdirSync(join(target, '..'))).toEqual([]);
  }
});

test('P-06 content that is no cluster leaves no half of one', async () => {
  const { description } = await openBackup(file);
  const target = newDataDirectory();
  const odd = join(mkdtempSync(join(folder, 'odd-')), 'hams.backup');
  await writeBackup(
    backupDescription.parse(description),
    () => Readable.from(['no tar at all'.repeat(100)]),
    { file: odd },
    never,
  );
  await expect(restoreCluster(odd, target, never)).rejects.toThrow();
  expect(namesIn(target)).toEqual(['socket']);
});

test('P-06 where there is no database there is nothing to back up', async () => {
  const target = newDataDirectory();
  await expect(backUpCluster(target, { file: join(folder, 'none') }, never)).rejects.toThrow(
    new StartupError(`There is no database in ${target}; set DATA_DIR or DATABASE_URL.`),
  );
  expect(namesIn(folder)).not.toContain('none');
});
