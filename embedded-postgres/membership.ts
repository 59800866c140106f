import pg from 'pg';
import { type DataDirectory, database, port, superuser } from './data-directory.ts';

/** An arbitrary number that every version of HAMS uses in the database `postgres`. */
const membershipLock = 0x48414d53;
const creation = membershipLock + 1;

/**
 * A process's membership in the server: a connection that holds a shared advisory lock. PostgreSQL releases
 * it with the connection, so a killed process leaves none.
 */
export class Membership {
  readonly #client: pg.Client;
  #isLost = false;

  private constructor(client: pg.Client, onLost: (membership: Membership) => void) {
    this.#client = client;
    client.once('end', () => {
      this.#isLost = true;
      onLost(this);
    });
  }

  /**
   * Connects, and creates the database if needed. Throws, after a wait, if the last member is shutting the
   * server down.
   */
  static async join(directory: DataDirectory, onLost: (membership: Membership) => void): Promise<Membership> {
    const client = new pg.Client({
      host: directory.socketDirectory,
      port,
      user: superuser,
      // Not the HAMS database, which could not be dropped or copied while this is connected.
      database: 'postgres',
      ssl: false,
      connectionTimeoutMillis: 5000,
      lock_timeout: 5000,
      application_name: 'hams: stake in the server',
    });
    client.on('error', () => {}); // 'end' follows every loss of the connection
    try {
      await client.connect();
      await client.query(`select pg_advisory_lock_shared(${membershipLock})`);
      await createDatabase(client);
      return new Membership(client, onLost);
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** Returns true if there is no other member, and none can join until `close`. */
  async leave(): Promise<boolean> {
    await this.#client.query(`select pg_advisory_unlock_shared(${membershipLock})`);
    const { rows } = await this.#client.query<{ alone: boolean }>(
      `select pg_try_advisory_lock(${membershipLock}) as alone`,
    );
    return rows[0]?.alone === true;
  }

  async close(): Promise<void> {
    await this.#client.end();
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  const exists = async () => {
    const name = pg.escapeLiteral(database);
    const { rowCount } = await client.query(`select from pg_database where datname = ${name}`);
    return rowCount === 1;
  };
  if (await exists()) return;
  await client.query(`select pg_advisory_lock(${creation})`);
  if (!(await exists())) await client.query(`create database ${pg.escapeIdentifier(database)}`);
  await client.query(`select pg_advisory_unlock(${creation})`);
}

/** The reason for a failed connection: no server, or one that starts or stops. Null for other errors. */
export function whyNotConnected(error: unknown): 'absent' | 'busy' | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'absent';
  // 57P01–03: shutting down, crashed, starting up; 55P03: waited for the lock; 53300: too many connections.
  if (/^(57P0[123]|55P03|53300|ECONNRESET|EPIPE|EAGAIN)$/.test(code)) return 'busy';
  return /connection terminated|timeout expired|not queryable/i.test(error.message) ? 'busy' : null;
}
