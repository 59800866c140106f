import pg from 'pg';
import { StartupError } from '#server/platform/config/startup-error.ts';
import { isDedicatedSession } from '#server/platform/http/is-dedicated-session.ts';
import { connectWithRetry } from './connect-with-retry.ts';

const oldestVersion = 150_000;

export interface DatabaseIdentity {
  readonly role: string;
  readonly version: string;
  /** Equal for two addresses of one database. */
  readonly database: string;
  /** The server's process id, which PostgreSQL sends when the connection is opened. */
  readonly pid: number;
}

const placeSql = `
  select current_user as role, current_setting('server_version_num') as version, pg_backend_pid() as pid,
    concat_ws(' ', current_database(), extract(epoch from pg_postmaster_start_time())) as database`;

/** The error of a pooler for parameters that it cannot set on shared connections. */
const poolerRefusal = /unsupported startup parameter/;
const pastThePooler = 'set DATABASE_DIRECT_URL to the address past it (docs/operations.md#a-pooler)';

async function identifyDatabase(setting: string, address: string, connect: () => Promise<pg.ClientBase>) {
  const where = new URL(address);
  try {
    const { client, place } = await connectWithRetry(async () => {
      const connected = await connect();
      const { rows } = await connected.query<DatabaseIdentity>(placeSql);
      return { client: connected, place: rows[0] };
    });
    if (place === undefined || Number(place.version) < oldestVersion) {
      throw new StartupError(`${setting} points to a PostgreSQL older than 15.`);
    }
    return { client, place };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message || ('code' in error ? String(error.code) : '') : '';
    const advice = poolerRefusal.test(reason)
      ? `; if a pooler in transaction mode is there, ${pastThePooler}`
      : '';
    throw new StartupError(
      `${setting} cannot be reached at ${where.host}${where.pathname}: ${reason}${advice}.`,
    );
  }
}

async function isPooledSession(
  client: pg.ClientBase,
  { pid }: DatabaseIdentity,
  others: pg.Pool,
): Promise<boolean> {
  // A proxy or pooler reports a process id that PostgreSQL does not have.
  const isDirect = 'processID' in client && client.processID === pid;
  return !isDirect && !(await isDedicatedSession(client, others));
}

/**
 * Identifies the database of DATABASE_URL. Without a direct address it must be PostgreSQL itself, or a pooler
 * in session mode. Throws StartupError.
 */
export async function describePoolDatabase(
  pool: pg.Pool,
  url: string,
  directUrl: string | null,
): Promise<DatabaseIdentity> {
  const held: pg.PoolClient[] = [];
  try {
    const { client, place } = await identifyDatabase('DATABASE_URL', url, async () => {
      const connected = await pool.connect();
      held.push(connected);
      return connected;
    });
    if (directUrl === null && (await isPooledSession(client, place, pool))) {
      throw new StartupError(
        `DATABASE_URL points to a pooler in transaction mode, which does not support LISTEN: ${pastThePooler}.`,
      );
    }
    return place;
  } finally {
    for (const client of held) client.release();
  }
}

/**
 * Identifies the database of another address, which must give a dedicated session in the database of the
 * pool. Throws StartupError.
 */
export async function describeDirectDatabase(
  setting: 'DATABASE_OWNER_URL' | 'DATABASE_DIRECT_URL',
  address: string,
  main: { readonly pool: pg.Pool; readonly place: DatabaseIdentity },
): Promise<DatabaseIdentity> {
  const held: pg.Client[] = [];
  try {
    const { client, place } = await identifyDatabase(setting, address, async () => {
      const connecting = new pg.Client({ connectionString: address, connectionTimeoutMillis: 3000 });
      held.push(connecting);
      await connecting.connect();
      return connecting;
    });
    if (place.database !== main.place.database) {
      throw new StartupError(`${setting} and DATABASE_URL point to different databases.`);
    }
    if (await isPooledSession(client, place, main.pool)) {
      throw new StartupError(`${setting} points to a pooler in transaction mode; it must bypass it.`);
    }
    return place;
  } finally {
    await Promise.all(held.map((client) => client.end().catch(() => {})));
  }
}
