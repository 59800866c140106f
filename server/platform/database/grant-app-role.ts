import type pg from 'pg';
import { query } from '#db/statement.ts';
import { StartupError } from '../config/startup-error.ts';
import { ensureAppRole } from './app-role.ts';
import { listMissingGrants } from './app-role-grants.ts';
import { withMigrationLock } from './migrate.ts';

/** SQL: true if the role is the owner, may become it, or is a superuser. */
const hasOwnerRightsSql = `
  select true as so
  where pg_has_role(:role::name, current_user, 'member') or exists (
    select from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'S')
      and pg_has_role(:role::name, c.relowner, 'member'))`;

/** SQL: true if the role may change the audit log some other way, such as by grants to PUBLIC. */
const canChangeAuditLogSql = `
  select true as so
  where has_table_privilege(:role::name, to_regclass('audit_log'), 'UPDATE, DELETE, TRUNCATE, TRIGGER')`;

/**
 * Grants the role what the app needs, as the owner of the tables; call it after migrating. Writes nothing if
 * nothing is missing; concurrent processes wait for each other. Throws StartupError if the role could still
 * change the audit log; an owner is detected before any of its grants are revoked.
 */
export async function grantAppRole(owner: pg.ClientBase, role: string): Promise<void> {
  const isSo = async (sql: string) => (await query<{ so: true }>(owner, sql, { role })).length > 0;
  await ensureAppRole(owner, role);
  if (await isSo(hasOwnerRightsSql)) {
    throw new StartupError(
      `With DATABASE_OWNER_URL, DATABASE_URL must use a role that owns nothing, but ${role} owns tables.`,
    );
  }
  if ((await listMissingGrants(owner, role)).length > 0) {
    await withMigrationLock(owner, async () => {
      for (const change of await listMissingGrants(owner, role)) await owner.query(change);
    });
  }
  if (await isSo(canChangeAuditLogSql)) {
    throw new StartupError(
      `The role ${role} may still change the table audit_log: revoke its privileges on it.`,
    );
  }
}
