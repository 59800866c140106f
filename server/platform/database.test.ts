import { afterAll, beforeAll, expect, test } from 'vitest';
import { isConnectionLoss } from './database.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

test('E-07 a connection lost in the middle of a transaction fails that transaction, not the process', async () => {
  const work = db.database.transaction(async (client) => {
    const { rows } = await client.query('select pg_backend_pid() as pid');
    const lost = new Promise((resolve) => client.once('end', resolve));
    await db.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
    await lost; // idle when the connection breaks: only an event reports it
    await client.query('select 1');
  });
  const error: unknown = await work.catch((reason: unknown) => reason);
  expect(isConnectionLoss(error)).toBe(true);
  expect((await db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('E-07 a server that does not answer in time counts as away', () => {
  expect(isConnectionLoss(new Error('Query read timeout'))).toBe(true);
});
