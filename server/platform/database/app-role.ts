import pg from 'pg';
import { query } from '#db/statement.ts';

/** The role HAMS works as in the embedded PostgreSQL; with an external one, DATABASE_URL names the role. */
export const embeddedAppRole = 'hams_app';

/**
 * Another process may have created the role meanwhile, maybe for another database: roles belong to the whole
 * server.
 */
const isDuplicateRole = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === '42710' || error.code === '23505');

/** Creates, if missing, a role that may log in, owns nothing and has no grants. */
export async function ensureAppRole(owner: pg.ClientBase, role: string): Promise<void> {
  const found = await query<{ found: true }>(
    owner,
    'select true as found from pg_roles where rolname = :role',
    {
      role,
    },
  );
  if (found.length > 0) return;
  try {
    await owner.query(`create role ${pg.escapeIdentifier(role)} login`);
  } catch (error) {
    if (!isDuplicateRole(error)) throw error;
  }
}
