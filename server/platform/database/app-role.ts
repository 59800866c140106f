import pg from 'pg';
import { query } from '#db/statement.ts';

/** Whom HAMS works as in the embedded PostgreSQL; in somebody else's, DATABASE_URL names the role. */
export const embeddedAppRole = 'hams_app';

/** SQLSTATEs: another process has made it meanwhile, maybe for another database; roles are of the whole server. */
const isDuplicateRole = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === '42710' || error.code === '23505');

/** Makes a role that may log in, owns nothing and has no rights, if it is not there. */
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
