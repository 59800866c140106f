import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { StartupError } from '../config/startup-error.ts';
import { migrate } from './migrate.ts';

let db: TestDatabase;
let client: pg.PoolClient;
let directory: string;
beforeAll(async () => {
  db = await testDatabase();
  client = await db.pool.connect();
  await client.query('create table visits (id bigint generated always as identity, place text)');
  await client.query('insert into visits (place) select null from generate_series(1, 3)');
  directory = await mkdtemp(join(tmpdir(), 'hams-migrations-'));
});
beforeEach(() => client.query('delete from migrations'));
afterAll(async () => {
  client.release();
  await db.close();
  await rm(directory, { recursive: true });
});

test('P-07 whoever reads a table that a migration waits for is not kept waiting by it', async () => {
  await writeFile(join(directory, '0001-room.sql'), 'alter table visits add column room text');
  const holder = await db.pool.connect();
  await holder.query('begin; select from visits');
  const migrating = migrate(client, directory);
  await vi.waitUntil(
    async () => {
      const { rows } = await db.pool.query(
        "select from pg_locks where relation = 'visits'::regclass and not granted",
      );
      return rows.length > 0;
    },
    { timeout: 60_000, interval: 10 },
  );
  // Queues behind the migration, and gets through while the transaction that blocks it continues.
  expect((await db.pool.query('select id from visits')).rows).toHaveLength(3);
  await holder.query('commit');
  holder.release();
  expect(await migrating).toEqual(['0001-room.sql']);
  expect((await client.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }]);
});

test('P-07 a migration in parts goes on where it stopped', async () => {
  const inParts = (stop: string) => `-- In parts.
    do $$
    declare one record;
    begin
      for one in select id from visits where place is null order by id loop
        ${stop}
        update visits set place = 'here' where id = one.id;
        commit;
      end loop;
    end $$;`;
  const places = async () =>
    (await db.pool.query<{ place: string | null }>('select place from visits order by id')).rows.map(
      ({ place }) => place,
    );
  const [file, kept] = [join(directory, '0001-room.sql'), join(directory, '0002-places.sql')];
  await rm(file, { force: true });
  await writeFile(kept, inParts("if one.id = 3 then raise exception 'Power cut'; end if;"));
  await expect(migrate(client, directory)).rejects.toThrow('Power cut');
  expect(await places()).toEqual(['here', 'here', null]);
  await writeFile(kept, inParts(''));
  expect(await migrate(client, directory)).toEqual(['0002-places.sql']);
  expect(await places()).toEqual(['here', 'here', 'here']);
  expect(await migrate(client, directory)).toEqual([]);
});

test('P-07 a database of a HAMS from before the first release is refused, and nothing changes in it', async () => {
  const own = await mkdtemp(join(tmpdir(), 'hams-migrations-'));
  await writeFile(join(own, '0001-platform.sql'), 'alter table visits add column wing text');
  await client.query("insert into migrations (name, hash) values ('0001-foundations.sql', 'x')");
  const content = async () => [
    (await client.query('select * from migrations')).rows,
    (await client.query("select attname from pg_attribute where attrelid = 'visits'::regclass")).rows,
  ];
  const before = await content();
  await expect(migrate(client, own)).rejects.toThrow(
    new StartupError(
      'This data is from a HAMS before its first release, which this version cannot read and has not changed: to keep it and start fresh, rename the data folder or set DATA_DIR to a new one, or point DATABASE_URL at an empty database.',
    ),
  );
  await rm(own, { recursive: true });
  expect(await content()).toEqual(before);
});

test('P-07 of two processes that start at once one migrates, also where it makes an index concurrently', async () => {
  const own = await mkdtemp(join(tmpdir(), 'hams-migrations-'));
  await writeFile(join(own, '0001-floor.sql'), 'alter table visits add column floor text');
  await writeFile(join(own, '0002-floors.sql'), '-- In parts.\ncreate index concurrently on visits (floor)');
  const [holder, second] = [await db.pool.connect(), await db.pool.connect()];
  await holder.query('begin; select from visits');
  const both = [migrate(client, own), migrate(second, own)];
  // One of them migrates and the other waits for it, before the index is created.
  await vi.waitUntil(
    async () => {
      const { rows } = await db.pool.query(
        `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and (query like 'alter table visits add column floor%' or query like '%advisory_lock%')`,
      );
      return rows.length === 2;
    },
    { timeout: 60_000, interval: 10 },
  );
  await holder.query('commit');
  const ran = await Promise.all(both);
  for (const one of [holder, second]) one.release();
  await rm(own, { recursive: true });
  expect(ran.flat()).toEqual(['0001-floor.sql', '0002-floors.sql']);
});
