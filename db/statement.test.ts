import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { of, query, statement } from './statement.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

describe('a statement', () => {
  const greet = statement('greet', {
    values: { greeting: of<string>, name: of<string | null>, times: of<number> },
    row: of<{ said: string }>,
    sql: `select :times::int || ' x ' || :greeting::text || ', ' || coalesce(:name::text, 'you') as said`,
  });

  test('gets each value under its name, in whatever order they are given', async () => {
    expect(await greet(db.pool, { name: 'Asha', times: 2, greeting: 'Hello' })).toEqual([
      { said: '2 x Hello, Asha' },
    ]);
    expect(await greet(db.pool, { greeting: 'Hello', times: 3, name: null })).toEqual([
      { said: '3 x Hello, you' },
    ]);
  });

  test('is planned once per connection, under its own name', async () => {
    const prepared = await db.database.transaction(async (client) => {
      await greet(client, { greeting: 'Hello', name: 'Asha', times: 1 });
      await greet(client, { greeting: 'Good day', name: 'Ravi', times: 1 });
      return query(client, "select name, statement from pg_prepared_statements where name = 'greet'");
    });
    expect(prepared).toEqual([
      {
        name: 'greet',
        statement: `select $1::int || ' x ' || $2::text || ', ' || coalesce($3::text, 'you') as said`,
      },
    ]);
  });

  test('may take no values', async () => {
    const one = statement('one', { row: of<{ one: number }>, sql: 'select 1 as one' });
    expect(await one(db.pool)).toEqual([{ one: 1 }]);
  });
});

describe('a name that does not fit is refused where the statement is declared, and by the compiler', () => {
  const values = { street: of<string>, state: of<string> };

  test('misspelt in the SQL', () => {
    // @ts-expect-error sate is not among the values
    const declare = () => statement('save', { values, sql: 'values (:street, :sate)' });
    expect(declare).toThrow('Statement save: :sate is not among the values, :state is not in the SQL');
  });

  test('missing in the SQL', () => {
    // @ts-expect-error state is not in the SQL
    expect(() => statement('save', { values, sql: 'values (:street)' })).toThrow(':state is not in the SQL');
  });

  test('missing among the values', () => {
    // @ts-expect-error city is not among the values
    const declare = () => statement('save', { values, sql: 'values (:street, :state, :city)' });
    expect(declare).toThrow(':city is not among the values');
  });

  test('misspelt in a part of the SQL that the compiler does not know', () => {
    const part: string = ':sate';
    const declare = () => statement('save', { values, sql: `values (:street, ${part})` });
    expect(declare).toThrow(':sate is not among the values, :state is not in the SQL');
  });
});

test('the compiler reads which values a statement takes, and which rows it gives', () => {
  const save = statement('save', {
    values: { street: of<string>, pincode: of<number | null> },
    row: of<{ id: number }>,
    sql: "select :street, :pincode -- the person's\n, ':no', 'it''s :no'::text",
  });
  expectTypeOf(save)
    .parameter(1)
    .toEqualTypeOf<{ readonly street: string; readonly pincode: number | null }>();
  expectTypeOf(save).returns.resolves.toEqualTypeOf<{ id: number }[]>();
});

describe('a query', () => {
  test('takes its values by name, and may be given more', async () => {
    const values = { after: 1, before: 2, more: 3 };
    expect(await query(db.pool, 'select :before::int as b, :after::int as a', values)).toEqual([
      { b: 2, a: 1 },
    ]);
    expect(await query(db.pool, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('is refused when a value is missing, before anything is sent', async () => {
    await expect(query(db.pool, 'delete from doctors where id = :id', { ids: [1] })).rejects.toThrow(
      'No value for :id in: delete from doctors',
    );
  });
});
