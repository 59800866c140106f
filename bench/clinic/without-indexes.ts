import type pg from 'pg';

const definitions = `
  select format('drop constraint %I', conname) as drop, format('add constraint %I %s', conname, pg_get_constraintdef(oid)) as add
  from pg_constraint where conrelid = $1::regclass and contype in ('u', 'x')`;
const indexes = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index
  where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`;

/**
 * Runs `work` without the table's indexes, unique and exclusion constraints, then recreates them, which
 * checks every row: four times as fast for a million visits. Must run in a transaction, so that none is ever
 * missing.
 */
export async function withoutIndexes(
  client: pg.ClientBase,
  table: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const constraints = (await client.query<{ drop: string; add: string }>(definitions, [table])).rows;
  const plain = (await client.query<{ name: string; definition: string }>(indexes, [table])).rows;
  for (const { drop } of constraints) await client.query(`alter table ${table} ${drop}`);
  for (const { name } of plain) await client.query(`drop index ${name}`);
  await work();
  for (const { definition } of plain) await client.query(definition);
  for (const { add } of constraints) await client.query(`alter table ${table} ${add}`);
}
