import type pg from 'pg';
import { query } from '#db/statement.ts';

const defaultPrivileges = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];

/** Tables with history, in which the app changes or deletes nothing. */
const privilegesByTable: Readonly<Record<string, readonly string[]>> = {
  audit_log: ['SELECT', 'INSERT'],
  appointment_events: ['SELECT', 'INSERT'],
  payments: ['SELECT', 'INSERT'],
  migrations: ['SELECT'],
};

/** For tables; a sequence only has USAGE. */
const privileges = [...defaultPrivileges, 'TRUNCATE', 'REFERENCES', 'TRIGGER'];

const relationsSql = `
  select c.oid::regclass::text as called, c.relname as name, c.relkind = 'S' as is_sequence,
    case when c.relkind = 'S'
      then array(select 'USAGE' where has_sequence_privilege(:role::name, c.oid, 'USAGE'))
      else array(select one from unnest(:privileges::text[]) one where has_table_privilege(:role::name, c.oid, one))
    end as has
  from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'S')
    and pg_has_role(c.relowner, 'usage')
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
  order by c.oid`;

/**
 * Everything else, as SQL: use of the schema, functions revoked from PUBLIC, and default privileges for later
 * tables.
 */
const otherGrantsSql = `
  select format('grant usage on schema %I to %I', current_schema(), :role::name) as change
  where not has_schema_privilege(:role::name, current_schema(), 'USAGE')
  union all
  select format('grant execute on routine %s to %I', p.oid::regprocedure, :role::name)
  from pg_proc p
  where p.pronamespace = current_schema()::regnamespace and pg_has_role(p.proowner, 'usage')
    and not has_function_privilege(:role::name, p.oid, 'EXECUTE')
  union all
  select format('alter default privileges in schema %I grant %s to %I', current_schema(), later.what, :role::name)
  from (values
    ('r', 'select, insert, update, delete on tables'), ('S', 'usage on sequences'), ('f', 'execute on functions')
  ) later (kind, what)
  where not exists (
    select from pg_default_acl d, aclexplode(d.defaclacl) granted
    where d.defaclrole = current_user::regrole and d.defaclnamespace = current_schema()::regnamespace
      and d.defaclobjtype = later.kind::"char"
      and granted.grantee = (select oid from pg_roles where rolname = :role::name)
  )`;

interface Relation {
  readonly called: string;
  readonly name: string;
  readonly is_sequence: boolean;
  readonly has: readonly string[];
}

function listGrantChanges({ called, name, is_sequence, has }: Relation, role: string): string[] {
  const wanted = is_sequence
    ? ['USAGE']
    : Object.hasOwn(privilegesByTable, name)
      ? (privilegesByTable[name] ?? [])
      : defaultPrivileges;
  const missing = wanted.filter((one) => !has.includes(one));
  const tooMuch = has.filter((one) => !wanted.includes(one));
  const what = `${is_sequence ? 'sequence' : 'table'} ${called}`;
  return [
    ...(missing.length > 0 ? [`grant ${missing.join(', ')} on ${what} to ${role}`] : []),
    ...(tooMuch.length > 0 ? [`revoke ${tooMuch.join(', ')} on ${what} from ${role}`] : []),
  ];
}

/** SQL for the owner that gives the role exactly what the app needs; empty if nothing is missing. */
export async function listMissingGrants(owner: pg.ClientBase, role: string): Promise<string[]> {
  const relations = await query<Relation>(owner, relationsSql, { role, privileges });
  const others = await query<{ change: string }>(owner, otherGrantsSql, { role });
  const [quoted] = await query<{ role: string }>(owner, 'select quote_ident(:role) as role', { role });
  return [
    ...relations.flatMap((one) => listGrantChanges(one, quoted?.role ?? '')),
    ...others.map(({ change }) => change),
  ];
}
