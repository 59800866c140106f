import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemporaryData } from '#harness/running-hams.ts';
import { type Database, isUnavailable, openDatabase } from '#server/platform/database/database.ts';
import { StreamingServer } from './streaming/streaming-server.ts';

let folder: Awaited<ReturnType<typeof createTemporaryData>>;
let server: StreamingServer;
let database: Database;

beforeAll(async () => {
  folder = await createTemporaryData();
  server = new StreamingServer('alone', folder.path);
  await server.startNew();
  await server.ask('create table kept (id int primary key)');
  await server.ask('create table probes (id serial)');
  await server.ask(`alter system set synchronous_standby_names = 'away'`);
  await server.ask('select pg_reload_conf()');
  const address = `postgres://hams@${encodeURIComponent(server.host)}/postgres`;
  // Short limits of the pool, of which neither may end the wait with an answer.
  database = openDatabase({ connectionString: `${address}?statement_timeout=200&query_timeout=600` });
});
afterAll(async () => {
  await database.close();
  await server.stop();
  await folder.remove();
});

const settleOutcome = (work: Promise<unknown>) =>
  work.then(
    () => 'acknowledged',
    (error: unknown) => (isUnavailable(error) ? 'unavailable' : error),
  );

/** The checkpointer reads a changed setting a moment after `pg_reload_conf()`. */
const commitsWait = async () =>
  (await settleOutcome(database.pool.query('insert into probes default values'))) === 'unavailable';

test('P-05 what the synchronous standby does not store is not acknowledged, however long it takes, and nobody else waits', async () => {
  await expect.poll(commitsWait).toBe(true);
  const alone = database.pool.query('insert into kept values (1)');
  expect(await settleOutcome(alone)).toBe('unavailable');
  const inTransaction = database.transaction((client) => client.query('insert into kept values (2)'));
  expect(await settleOutcome(inTransaction)).toBe('unavailable');
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);

  await server.ask('alter system reset synchronous_standby_names');
  await server.ask('select pg_reload_conf()');
  // An unknown outcome is not the same as a loss.
  const ids = async () => (await database.pool.query('select id from kept order by id')).rows;
  await expect.poll(ids).toEqual([{ id: 1 }, { id: 2 }]);
});
