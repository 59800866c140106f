import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';

let hams: TestApp;
let now: number;
const cleanUps: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  hams = await testApp();
  now = thursdayMorning;
  // A stalled machine would exceed the real limit of 0.8 s. Only the test of a hanging database waits for it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  await hams.close();
});

async function askAgain() {
  now += 1000;
  hams.setNow(now);
  return hams.app.inject('/api/readyz');
}
const isReady = async () => (await askAgain()).statusCode;

async function runInOpenTransaction(sql: string): Promise<() => Promise<unknown>> {
  const other = new pg.Client({ ...inject('postgres'), database: hams.db.name });
  await other.connect();
  cleanUps.push(() => other.end());
  await other.query(`begin; ${sql}`);
  return () => other.query('rollback');
}

/** Another process on this database, as a role that may set `temp_file_limit` for its own connections. */
async function startProcessWith(setting: string) {
  const { host, port, user } = inject('postgres');
  const settings = new URLSearchParams({ host, port: String(port), user, options: `-c ${setting}` });
  const database = openDatabase({ connectionString: `postgres:///${hams.db.name}?${settings}` });
  const app = await buildApp({ ...hams.deps, database });
  app.startedUp();
  cleanUps.push(() => app.close().then(() => database.close()));
  return app;
}

test('P-07 a database that can be written to is ready, and the one row of the proof does not multiply', async () => {
  for (let second = 0; second < 20; second += 1) expect(await isReady()).toBe(200);
  const { rows } = await hams.db.pool.query(`select value from settings where name = 'last_ready'`);
  expect(rows).toEqual([{ value: '2026-11-26T02:30:20.000Z' }]);
});

test('P-05 a process that is told to stop while it starts does not become ready', async () => {
  const app = await buildApp(hams.deps);
  cleanUps.push(() => app.close());
  app.stopsSoon();
  app.startedUp();
  expect((await app.inject('/api/readyz')).statusCode).toBe(503);
});

test('P-07 however many ask, the database is asked once a second', async () => {
  const transaction = vi.spyOn(hams.deps.database, 'transaction');
  const askMany = () => Promise.all(Array.from({ length: 50 }, () => hams.app.inject('/api/readyz')));
  for (const { statusCode } of [...(await askMany()), ...(await askMany())]) expect(statusCode).toBe(200);
  expect(transaction).toHaveBeenCalledTimes(1);
  expect(await isReady()).toBe(200);
  expect(transaction).toHaveBeenCalledTimes(2);
});

test.each([
  ['a standby, which only reads,', 'default_transaction_read_only=on'],
  ['a disk without room for a file', 'temp_file_limit=8kB'],
])('P-07 %s is not ready', async (_, setting) => {
  const answer = await (await startProcessWith(setting)).inject('/api/readyz');
  expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
  expect(answer.headers['retry-after']).toBeDefined();
  expect(await isReady()).toBe(200);
});

test('P-07 a disk with room for a file is ready', async () => {
  const app = await startProcessWith('temp_file_limit=128kB');
  expect((await app.inject('/api/readyz')).statusCode).toBe(200);
});

test('P-07 a database that hangs is not ready, and ready again when it goes on', async () => {
  vi.useRealTimers();
  const goOn = await runInOpenTransaction('lock table settings in access exclusive mode');
  expect(await isReady()).toBe(503);
  expect(await isReady()).toBe(503);
  await goOn();
  await expect.poll(isReady).toBe(200);
});

test('P-07 another process that is frozen in the middle of its proof holds nobody up', async () => {
  expect(await isReady()).toBe(200);
  await runInOpenTransaction(`update settings set value = 'frozen' where name = 'last_ready'`);
  expect(await isReady()).toBe(200);
});
