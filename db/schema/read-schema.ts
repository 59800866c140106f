import { type Queryable, query } from '#db/statement.ts';

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  /** Filled in by the database: a default, `identity`, or the generating expression. */
  readonly filled: string | null;
  readonly comment: string | null;
}

export interface Constraint {
  readonly name: string;
  readonly kind: 'check' | 'exclusion' | 'foreign key' | 'primary key' | 'unique';
  readonly columns: readonly string[];
  readonly definition: string;
  /** For a foreign key: the referenced table, and what happens when its row is deleted. */
  readonly target: string | null;
  readonly onDelete: string | null;
}

export interface Trigger {
  readonly name: string;
  readonly when: string;
  readonly calls: string;
  readonly comment: string | null;
  readonly functionComment: string | null;
}

export interface Table {
  readonly name: string;
  readonly comment: string | null;
  readonly columns: readonly Column[];
  readonly constraints: readonly Constraint[];
  readonly uniqueIndexes: readonly { readonly name: string; readonly definition: string }[];
  readonly triggers: readonly Trigger[];
}

export interface Schema {
  readonly tables: readonly Table[];
  readonly functions: readonly { readonly name: string; readonly body: string }[];
}

interface OfTable {
  readonly of_table: string;
}

/** Leaves out what an extension has installed. */
const isOwn = (catalog: string, id: string) =>
  `not exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${id} and deptype = 'e')`;

const ownTablesSql = `
  select c.oid, c.relname as name from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and ${isOwn('pg_class', 'c.oid')}`;

const tablesSql = `
  select name, obj_description(oid, 'pg_class') as comment from (${ownTablesSql}) t order by name collate "C"`;

const columnsSql = `
  select t.name as of_table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    not a.attnotnull as "isNullable", col_description(t.oid, a.attnum) as comment,
    case when a.attidentity <> '' then 'identity'
      when a.attgenerated <> '' then 'generated: ' || pg_get_expr(d.adbin, d.adrelid, true)
      else pg_get_expr(d.adbin, d.adrelid, true) end as filled
  from (${ownTablesSql}) t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
  order by t.name collate "C", a.attnum`;

const constraintsSql = `
  select t.name as of_table, k.conname as name, pg_get_constraintdef(k.oid, true) as definition,
    case k.contype when 'c' then 'check' when 'x' then 'exclusion' when 'f' then 'foreign key' when 'p' then 'primary key'
      else 'unique' end as kind,
    array(
      select a.attname::text from unnest(k.conkey) with ordinality as key (number, place)
        join pg_attribute a on a.attrelid = t.oid and a.attnum = key.number
      order by place) as columns,
    f.relname as target,
    case k.confdeltype when 'c' then 'cascade' when 'n' then 'set null' when 'd' then 'set default'
      when 'r' then 'restrict' end as "onDelete"
  from (${ownTablesSql}) t join pg_constraint k on k.conrelid = t.oid and k.contype in ('c', 'x', 'f', 'p', 'u')
    left join pg_class f on f.oid = k.confrelid
  order by t.name collate "C", k.conname collate "C"`;

const uniqueIndexesSql = `
  select t.name as of_table, c.relname as name,
    regexp_replace(pg_get_indexdef(c.oid, 0, true), '^.*? USING btree ', '') as definition
  from (${ownTablesSql}) t join pg_index i on i.indrelid = t.oid and i.indisunique join pg_class c on c.oid = i.indexrelid
  where not exists (select from pg_constraint k where k.conindid = c.oid and k.contype in ('p', 'u', 'x'))
  order by t.name collate "C", c.relname collate "C"`;

const triggersSql = `
  select t.name as of_table, g.tgname as name, p.proname as calls, obj_description(g.oid, 'pg_trigger') as comment,
    obj_description(p.oid, 'pg_proc') as "functionComment",
    regexp_replace(
      regexp_replace(pg_get_triggerdef(g.oid, true), '^CREATE (CONSTRAINT )?TRIGGER \\S+ ', ''),
      ' ON \\S+ (.*?)\\s*EXECUTE FUNCTION .*$', ' \\1') as when
  from (${ownTablesSql}) t join pg_trigger g on g.tgrelid = t.oid and not g.tgisinternal
    join pg_proc p on p.oid = g.tgfoid
  order by t.name collate "C", g.tgname collate "C"`;

const functionsSql = `
  select p.proname as name, pg_get_functiondef(p.oid) as body from pg_proc p
  where p.pronamespace = current_schema()::regnamespace and p.prokind in ('f', 'p') and ${isOwn('pg_proc', 'p.oid')}
  order by p.proname collate "C", p.oid`;

export async function readSchema(db: Queryable): Promise<Schema> {
  const tables = await query<Pick<Table, 'name' | 'comment'>>(db, tablesSql);
  const columns = await query<Column & OfTable>(db, columnsSql);
  const constraints = await query<Constraint & OfTable>(db, constraintsSql);
  const uniqueIndexes = await query<Table['uniqueIndexes'][number] & OfTable>(db, uniqueIndexesSql);
  const triggers = await query<Trigger & OfTable>(db, triggersSql);
  const functions = await query<Schema['functions'][number]>(db, functionsSql);
  return {
    functions,
    tables: tables.map(({ name, comment }) => {
      const own = <Row extends OfTable>(rows: readonly Row[]) => rows.filter((row) => row.of_table === name);
      return {
        name,
        comment,
        columns: own(columns),
        constraints: own(constraints),
        uniqueIndexes: own(uniqueIndexes),
        triggers: own(triggers),
      };
    }),
  };
}
