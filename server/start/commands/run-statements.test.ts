import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#server/testing/database.ts';
import { runStatements } from './run-statements.ts';

test('platform: statements are run one by one, and a wrong one does not end the others', async () => {
  const { database, close } = await testDatabase();
  onTestFinished(close);
  const client = await database.pool.connect();
  onTestFinished(() => client.release());
  const printed: unknown[] = [];
  const print = (value: unknown) => printed.push(value);
  const text = [
    'create temporary table visit (id int);',
    'insert into visit',
    '  values (1), (2);',
    'select nothing;',
    'select id from visit where id > 1',
  ].join('\n');
  await runStatements(client, Readable.from([text]), { table: print, log: print, error: print });
  expect(printed).toEqual(['CREATE', 'INSERT 2', 'column "nothing" does not exist', [{ id: 2 }]]);
});
