import { type Queryable, query } from './statement.ts';

/** By column, in snake or camel case. */
export type Row = Readonly<Record<string, unknown>>;

const toColumn = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Inserts all rows in one statement, with the columns of any of them. `ending` goes on with the statement, such as
 * "on conflict".
 */
export async function insertRows<Returned extends object = never>(
  client: Queryable,
  table: string,
  rows: readonly Row[],
  ending = '',
): Promise<Returned[]> {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (keys.length === 0) return [];
  const columns = keys.map(toColumn);
  const named = rows.map((row) =>
    Object.fromEntries(keys.map((key, index) => [columns[index] ?? key, row[key]])),
  );
  return query<Returned>(
    client,
    `insert into ${table} (${columns.join()}) overriding system value
     select ${columns.join()} from json_populate_recordset(null::${table}, :rows) ${ending}`,
    { rows: JSON.stringify(named) },
  );
}

/** Inserts the rows; returns their ids in the same order. */
export async function insertWithIds(client: Queryable, table: string, rows: readonly Row[]) {
  const inserted = await insertRows<{ id: number }>(client, table, rows, 'returning id::int');
  return inserted.map(({ id }) => id);
}

/** Takes the next ids of the table one by one, so that rows can refer to each other before they are inserted. */
export async function reserveIds(client: Queryable, table: string, count: number): Promise<() => number> {
  const rows = await query<{ id: number }>(
    client,
    `select nextval(pg_get_serial_sequence(:table, 'id'))::int as id from generate_series(1, :count)`,
    { table, count },
  );
  const ids = rows.values();
  return () => {
    const { value } = ids.next();
    if (!value) throw new Error(`More than ${count} ids of ${table} are needed`);
    return value.id;
  };
}
