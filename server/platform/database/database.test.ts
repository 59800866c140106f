import { afterAll, beforeAll, expect, test } from 'vitest';
import { of, query, statement } from '#db/statement.ts';
import { createPrimaryReads } from '#server/platform/replica/read-database.ts';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { isUnavailable, openDatabase } from './database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

test('E-07 a connection lost in the middle of a transaction fails that transaction, not the process', async () => {
  const work = db.database.transaction(async (client) => {
    const { rows } = await client.query('select pg_backend_pid() as pid');
    const lost = new Promise((resolve) => client.once('end', resolve));
    await db.database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
    await lost;
    await client.query('select 1');
  });
  const error: unknown = await work.catch((reason: unknown) => reason);
  expect(isUnavailable(error)).toBe(true);
  expect((await db.database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

const catchError = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('E-07 a server that does not answer in time counts as away', async () => {
  const slow = { text: 'select pg_sleep(2)', query_timeout: 20 };
  expect(isUnavailable(await catchError(db.database.pool.query(slow)))).toBe(true);
  expect(isUnavailable(await catchError(db.database.transaction((client) => client.query(slow))))).toBe(true);
});

test.each([
  ['53100', 'the disk is full'],
  ['53200', 'it has no memory'],
  ['53300', 'it has too many connections'],
  ['53400', 'a limit of its configuration is reached'],
  ['25006', 'it only reads'],
  ['57014', 'it took too long'],
  ['57P01', 'it stops'],
  ['08006', 'its connection broke'],
])('P-07 SQLSTATE %s, %s, is the database’s trouble and not a mistake of ours', async (state) => {
  const raise = `do $$ begin raise exception 'trouble' using errcode = '${state}'; end $$`;
  expect(isUnavailable(await catchError(db.database.pool.query(raise)))).toBe(true);
  expect(isUnavailable(await catchError(db.database.transaction((client) => client.query(raise))))).toBe(
    true,
  );
});

test('P-07 a database that only reads, as a standby does, refuses to write for now', async () => {
  const work = db.database.transaction(async (client) => {
    await client.query('set transaction read only');
    await client.query(`insert into settings (name, value) values ('x', 'y')`);
  });
  expect(isUnavailable(await catchError(work))).toBe(true);
});

test.each([
  ['a mistake in SQL', () => db.database.pool.query('selec')],
  ['a division by zero', () => db.database.pool.query('select 1 / 0')],
])('P-07 %s is no trouble of the database', async (_, work) => {
  expect(isUnavailable(await catchError(work()))).toBe(false);
});

test.each(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', '53100', '57P01'])(
  'P-07 %s of anything but PostgreSQL, such as a visitor who hangs up, is none either',
  (code) => {
    expect(isUnavailable(Object.assign(new Error('Connection terminated'), { code }))).toBe(false);
  },
);

test('P-05 past a pooler in transaction mode nothing is remembered of a connection, and what needs one goes past it', async () => {
  const direct = db.database.address;
  const pooled = openDatabase(direct, { direct: { connectionString: 'postgres://past-it' } });
  const greet = statement('greet', {
    values: { name: of<string> },
    row: of<{ said: string }>,
    sql: `select :name as said`,
  });
  const [said, known, timeout] = await pooled.transaction(async (client) => [
    await greet(client, { name: 'Asha' }),
    await query(client, 'select name from pg_prepared_statements'),
    await query(client, 'show statement_timeout'),
  ]);
  await pooled.close();
  expect(said).toEqual([{ said: 'Asha' }]);
  expect(known).toEqual([]);
  expect(timeout).toEqual([{ statement_timeout: '0' }]);
  expect(pooled.address).toEqual({ connectionString: 'postgres://past-it' });
});

test('P-05 without a replica a read goes to the pool, with nothing in between', () => {
  expect(createPrimaryReads(db.database).query).toBe(db.database.pool.query);
});
