import { type Queryable, query } from '#db/statement.ts';

export type Row = Readonly<Record<string, unknown>>;

/**
 * Inserts all rows in one statement; `columns` gives the SQL type of each, for json_to_recordset. With
 * `keepExisting` existing rows are left alone; otherwise they are an error.
 */
export async function insertRows(
  client: Queryable,
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly Row[],
  keepExisting = false,
): Promise<void> {
  const names = Object.keys(columns).join(', ');
  const typed = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  await query(
    client,
    `insert into ${table} (${names}) overriding system value
     select ${names} from json_to_recordset(:rows::json) as given (${typed.join(', ')})
     ${keepExisting ? 'on conflict do nothing' : ''}`,
    { rows: JSON.stringify(rows) },
  );
}

/** Reserves `count` ids of the table's sequence, so that rows can refer to each other. */
export async function reserveIds(client: Queryable, table: string, count: number): Promise<number[]> {
  const rows = await query<{ id: string }>(
    client,
    `select nextval(pg_get_serial_sequence(:table, 'id'))::text as id from generate_series(1, :count)`,
    { table, count },
  );
  return rows.map((row) => Number(row.id));
}
