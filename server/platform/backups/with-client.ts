import pg from 'pg';
import { StartupError } from '#server/platform/config/startup-error.ts';

/** Runs the work on a connection to an external PostgreSQL. Throws StartupError if it cannot be reached. */
export async function withClient<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: 5000,
    application_name: 'hams: backup',
  });
  client.on('error', () => {}); // a lost connection fails the statement
  try {
    await client.connect();
  } catch (error) {
    const { host, pathname } = new URL(address);
    const reason =
      error instanceof Error ? error.message || ('code' in error ? String(error.code) : '') : error;
    throw new StartupError(`The database at ${host}${pathname} cannot be reached: ${reason}.`, {
      cause: error,
    });
  }
  return work(client).finally(() => client.end());
}
