import pg from 'pg';
import { type DataDirectory, port, superuser } from './data-directory.ts';
import { PostgresUnavailable } from './postgres-unavailable.ts';

/** Connects to the server; returns why there is none yet. Throws PostgresUnavailable for other failures. */
export async function connectToServer({
  socketDirectory,
}: DataDirectory): Promise<pg.Client | 'absent' | 'busy'> {
  const client = new pg.Client({
    host: socketDirectory,
    port,
    user: superuser,
    // Not the HAMS database, which could not be dropped or copied while this is connected.
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: 5000,
    application_name: 'hams: watches the server',
  });
  client.on('error', () => {}); // 'end' follows every loss of the connection
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end();
    const reason = whyNotConnected(error);
    if (reason !== null) return reason;
    const message = error instanceof Error ? error.message : String(error);
    throw new PostgresUnavailable(`PostgreSQL on ${socketDirectory} cannot be used: ${message}.`, {
      cause: error,
    });
  }
}

/** No server, or one that starts or stops; null for other errors. */
function whyNotConnected(error: unknown): 'absent' | 'busy' | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'absent';
  // 57P01–03: shutting down, crashed, starting up; 53300: too many connections.
  if (/^(57P0[123]|53300|ECONNRESET|EPIPE|EAGAIN)$/.test(code)) return 'busy';
  return /connection terminated|timeout expired|not queryable/i.test(error.message) ? 'busy' : null;
}
