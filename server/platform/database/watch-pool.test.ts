import { afterAll, beforeAll, expect, test } from 'vitest';
import { of, query, statement } from '#db/statement.ts';
import { runAsWork } from '#server/platform/log/current-work.ts';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { collectProcessLog } from '#server/testing/platform/collect-log.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const requestId = '7k2m-9xqf-3hdw';
const ofRequest = <T>(doing: () => T) => runAsWork({ requestId }, doing);

const portals = statement('portals', { row: of<{ name: string }>, sql: 'select name from pg_cursors' });
const sleep = statement('sleep', {
  values: { seconds: of<number> },
  sql: 'select pg_sleep(:seconds)',
});
const applicationName = async (work: () => Promise<{ name: string }[]>) => (await work())[0]?.name;
const nameShown = (on: Parameters<typeof query>[0]) =>
  query<{ name: string }>(
    on,
    'select application_name as name from pg_stat_activity where pid = pg_backend_pid()',
  );

test('P-07 PostgreSQL hears for which request a statement is, which stays prepared', async () => {
  const { pool } = db.database;
  expect(await ofRequest(() => portals(pool))).toEqual([{ name: requestId }]);
  expect(await portals(pool)).toEqual([{ name: '' }]);
  const prepared = await query<{ count: number }>(
    pool,
    "select count(*) from pg_prepared_statements where name = 'portals'",
  );
  expect(prepared).toEqual([{ count: 1 }]);
});

test('P-07 who waits for a free connection is not taken for who gave it back', async () => {
  const { pool } = db.database;
  const ids = Array.from({ length: 60 }, (_, at) => `request-${at}`);
  const seen = await Promise.all(ids.map((id) => runAsWork({ requestId: id }, () => portals(pool))));
  expect(seen.map(([row]) => row?.name)).toEqual(ids);
});

test('P-07 a transaction is shown by the request it works for, until it ends', async () => {
  const { database } = db;
  const inTransaction = () => database.transaction((client) => nameShown(client));
  expect(await applicationName(() => ofRequest(inTransaction))).toBe(`hams ${requestId}`);
  expect(await applicationName(inTransaction)).toBe('hams');
  await expect(
    ofRequest(() => database.transaction((client) => client.query('select 1 / 0'))),
  ).rejects.toThrow('division by zero');
  expect(await applicationName(() => nameShown(database.pool))).toBe('hams');
});

test('P-07 a slow statement is a line with its name, its request and its connection, and is counted', async () => {
  const { lines, restore } = collectProcessLog('warn');
  try {
    await ofRequest(() => sleep(db.database.pool, { seconds: 0.6 }));
    await runAsWork({ job: 'Deleting expired reservations' }, () =>
      sleep(db.database.pool, { seconds: 0.6 }),
    );
  } finally {
    restore();
  }
  const notified = lines.map((line) => JSON.parse(line)).filter(({ statement: name }) => name === 'sleep');
  expect(notified).toMatchObject([
    { level: 'warn', msg: 'slow query', requestId, backend: expect.any(Number) },
    { level: 'warn', msg: 'slow query', job: 'Deleting expired reservations' },
  ]);
  expect(notified[0].milliseconds).toBeGreaterThanOrEqual(600);
  expect(notified[0]).not.toHaveProperty('job');
  expect(db.database.counts.slow.get('sleep')).toBe(2);
});

test('P-07 an error of the database names its statement, in a transaction too', async () => {
  const broken = statement('broken', { sql: 'select 1 / 0' });
  await expect(broken(db.database.pool)).rejects.toMatchObject({ statement: 'broken', code: '22012' });
  await expect(db.database.transaction((client) => broken(client))).rejects.toMatchObject({
    statement: 'broken',
  });
});
