import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import type { CopiedEntry } from './copied-entry.ts';
import { copyRunningCluster } from './copy-running-cluster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { writeCluster } from './write-cluster.ts';

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'hams-copied-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true, maxRetries: 10 }));
  return directory;
}

async function start(dataDirectory: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDirectory });
  onTestFinished(() => server.stop());
  return server;
}

async function connect({ connection }: EmbeddedPostgres): Promise<pg.Client> {
  const client = new pg.Client(connection);
  client.on('error', () => {}); // the test ends with the server
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function startOriginal() {
  const directory = newDirectory();
  const server = await start(directory);
  const client = await connect(server);
  await client.query(`
    create table accounts (id int primary key, balance int not null);
    insert into accounts values (1, 100), (2, 0);
    create table moves (number int primary key);
    create table emptied as select number, repeat('x', 500) as filler from generate_series(1, 5000) as number;
    create table dropped as select * from emptied;
    create unlogged table forgotten as select * from emptied;
    create temporary table passing as select * from emptied;`);
  const source = { connection: server.connection, cluster: join(directory, 'postgres') };
  return { server, client, source };
}

/** Runs an action after each entry, while the copy waits. */
async function* interrupted(
  entries: AsyncIterable<CopiedEntry>,
  between: (entry: CopiedEntry) => Promise<unknown>,
) {
  for await (const entry of entries) {
    yield entry;
    await between(entry);
  }
}

test('P-06 a copy of a working cluster has what was committed before its end, and no half of a transaction', async () => {
  const { client, source } = await startOriginal();
  const target = newDirectory();
  const cluster = join(target, 'postgres');
  mkdirSync(cluster, { mode: 0o700 });
  let entries = 0;
  let moves = 0;
  let movesBeforeTheEnd = 0;
  const work = async ({ path }: CopiedEntry) => {
    entries += 1;
    // Occasionally, and at the end: each commit waits for the disk.
    if (entries % 20 === 0 || path === 'global/pg_control' || path === 'backup_label') {
      moves += 1;
      await client.query(`
        begin;
        insert into moves values (${moves});
        update accounts set balance = balance + case id when 1 then -1 else 1 end;
        commit;`);
    }
    if (entries === 20)
      await client.query('truncate emptied; drop table dropped; create table late (id int)');
    if (entries === 500) await client.query('checkpoint');
    // The last file that is read during the backup.
    if (path === 'global/pg_control') movesBeforeTheEnd = moves;
  };
  await writeCluster(interrupted(copyRunningCluster(source), work), cluster);
  expect(movesBeforeTheEnd).toBeGreaterThan(25);
  expect(moves).toBe(movesBeforeTheEnd + 1);
  expect(readdirSync(cluster)).not.toContain('postmaster.pid');

  const copy = await connect(await start(target));
  const { rows } = await copy.query(`
    select (select count(*)::int from moves) as moves, (select sum(balance)::int from accounts) as together,
      (select balance from accounts where id = 2) as moved, (select count(*)::int from emptied) as emptied,
      (select count(*)::int from forgotten) as forgotten, to_regclass('dropped') as dropped,
      to_regclass('late')::text as late`);
  expect(rows).toEqual([
    {
      moves: movesBeforeTheEnd,
      together: 100,
      moved: movesBeforeTheEnd,
      emptied: 0,
      forgotten: 0,
      dropped: null,
      late: 'late',
    },
  ]);
  // Neither the copy nor the original has anything left over.
  for (const server of [client, copy]) {
    const slots = await server.query('select from pg_replication_slots');
    expect(slots.rowCount).toBe(0);
  }
  await client.query('insert into moves values (0)');
}, 60_000);

test('P-06 a copy that is given up leaves nothing in the server', async () => {
  const { client, source } = await startOriginal();
  for await (const entry of copyRunningCluster(source)) {
    expect(await client.query('select from pg_replication_slots')).toMatchObject({ rowCount: 1 });
    expect(entry.path).not.toBe('');
    break;
  }
  await expect
    .poll(async () => (await client.query('select from pg_replication_slots')).rowCount, { timeout: 10_000 })
    .toBe(0);
});

// The last entry before the copy's next statement: on a slow machine the session ends during the statement.
test.each(['global', 'global/pg_control'])(
  'P-06 a copy whose session the server ends after %s fails, before the log that would be its end',
  async (last) => {
    const { client, source } = await startOriginal();
    let log = 0;
    const copying = async () => {
      for await (const { path } of copyRunningCluster(source)) {
        if (path === last)
          await client.query('select pg_terminate_backend(active_pid) from pg_replication_slots');
        if (path.startsWith('pg_wal/')) log += 1;
      }
    };
    await expect(copying()).rejects.toThrow('PostgreSQL ended the copy.');
    expect(log).toBe(0);
  },
);

test('P-06 relations that are unlogged or temporary, and what a server makes anew, are not copied', async () => {
  const { client, source } = await startOriginal();
  const { rows } = await client.query<{ unlogged: string; temporary: string }>(
    `select pg_relation_filepath('forgotten') as unlogged, pg_relation_filepath('passing') as temporary`,
  );
  const paths = new Set<string>();
  for await (const { path } of copyRunningCluster(source)) paths.add(path);
  expect(existsSync(join(source.cluster, String(rows[0]?.temporary)))).toBe(true);
  expect(paths).not.toContain(rows[0]?.temporary);
  expect(paths).not.toContain(rows[0]?.unlogged);
  expect(paths).toContain(`${rows[0]?.unlogged}_init`);
  const all = [...paths];
  expect(all.at(0)).not.toBe('global/pg_control');
  expect(all.filter((path) => /^pg_(replslot|notify|subtrans|stat_tmp)\//.test(path))).toEqual([]);
  expect(all.indexOf('global/pg_control')).toBe(all.indexOf('backup_label') - 1);
  expect(all.slice(all.indexOf('backup_label') + 1)).toEqual([
    expect.stringMatching(/^pg_wal\/[0-9A-F]{24}$/),
  ]);
});
