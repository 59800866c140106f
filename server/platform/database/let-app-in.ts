import type pg from 'pg';
import { query } from '#db/statement.ts';
import { StartupError } from '../config/startup-error.ts';
import { createAppRole } from './app-role.ts';
import { underMigrationLock } from './migrate.ts';
import { missingGrants } from './missing-grants.ts';

/** Whether the role has what an owner has: it is one, may become one, or is a superuser. */
const ownsSql = `
  select true as so
  where pg_has_role(:role::name, current_user, 'member') or exists (
    select from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'S')
      and pg_has_role(:role::name, c.relowner, 'member'))`;

/** Whether it may change the audit log in another way, such as by what everybody has been given. */
const mayChangeLogSql = `
  select true as so
  where has_table_privilege(:role::name, to_regclass('audit_log'), 'UPDATE, DELETE, TRUNCATE, TRIGGER')`;

/**
 * Gives the role what the app needs, as the owner of the tables: to be called after migrating. Nothing is written when
 * nothing is missing; processes that start at once wait for each other. Throws StartupError if the role could still
 * change the audit log; an owner is found before anything is taken from it.
 */
export async function letAppIn(owner: pg.ClientBase, role: string): Promise<void> {
  const isSo = async (sql: string) => (await query<{ so: true }>(owner, sql, { role })).length > 0;
  await createAppRole(owner, role);
  if (await isSo(ownsSql)) {
    throw new StartupError(
      `With DATABASE_OWNER_URL, DATABASE_URL must lead to a role that owns nothing, and ${role} does.`,
    );
  }
  if ((await missingGrants(owner, role)).length > 0) {
    await underMigrationLock(owner, async () => {
      for (const change of await missingGrants(owner, role)) await owner.query(change);
    });
  }
  if (await isSo(mayChangeLogSql)) {
    throw new StartupError(
      `The role ${role} may still change the table audit_log: revoke what it has there.`,
    );
  }
}
