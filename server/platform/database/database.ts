import pg from 'pg';
import { Refusal } from '#contract/platform/refusals.ts';
import { getCurrentRequestId } from '#server/platform/log/work-under-way.ts';
import { type PoolCounts, watchPool } from './watch-pool.ts';

// Ids and paise are far below 2^53, so they are read as numbers; days stay text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
// Numbers in braces are JSON in brackets, which is read nine times as fast.
const int2Array = 1005;
const int4Array = 1007;
for (const type of [int2Array, int4Array]) {
  pg.types.setTypeParser(type, (text) => JSON.parse(`[${text.slice(1, -1)}]`));
}

/** The address of PostgreSQL: one of the settings, or the socket of the embedded one. */
export type DatabaseAddress =
  | { readonly connectionString: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string };

/** The database of a process. */
export interface Database {
  readonly pool: pg.Pool;
  /** For a connection outside the pool, such as one that listens; past a pooler. */
  readonly address: DatabaseAddress;
  readonly counts: PoolCounts;
  /** Runs the work in a transaction; rolls back if it throws. */
  transaction<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

interface Opening {
  /** Called when a connection is lost; may start the server again. */
  readonly onLost?: () => void;
  /**
   * Past the pooler in transaction mode that the address leads to. There each transaction may run on another connection, so
   * none is set up, and none remembers a statement by its name (docs/decisions/067).
   */
  readonly direct?: DatabaseAddress | null;
  /** Whether nothing is written, even if the server would allow it. */
  readonly readOnly?: boolean;
}

/** Milliseconds. Through a pooler it is the pooler that says so, for its own connections (docs/operations.md#a-pooler). */
const statementTimeout = 10_000;

/**
 * Opens a pool. A connection that is lost, or not there within three seconds, becomes the refusal
 * `unavailable`.
 */
export function openDatabase(
  address: DatabaseAddress,
  { onLost = () => {}, direct = null, readOnly = false }: Opening = {},
): Database {
  const pool = new pg.Pool({
    ...address,
    max: 20,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 60_000,
    ...(direct === null && { statement_timeout: statementTimeout }),
    ...(direct === null && readOnly && { options: '-c default_transaction_read_only=on' }),
    query_timeout: 12_000, // for a frozen server, which cannot time out by itself
    application_name: 'hams',
  });
  pool.on('error', onLost); // an idle connection broke; the pool replaces it
  const counts = watchPool(pool);
  Object.assign(pool, {
    query: markErrors(pool.query.bind(pool)),
    connect: markErrors(pool.connect.bind(pool)),
  });
  pool.on('connect', (client) => {
    const ask =
      direct === null ? client.query.bind(client) : withoutStatementNames(client.query.bind(client));
    Object.assign(client, { query: markErrors(ask) });
    // A connection in use reports its end to its query; without a listener the event would end the process.
    client.on('error', () => {});
  });
  return {
    pool,
    address: direct ?? address,
    counts,
    async transaction(work) {
      const client = await pool.connect();
      let broken = false;
      try {
        await client.query(beginSql());
        const result = await work(client);
        await client.query('commit');
        return result;
      } catch (error) {
        broken = isConnectionLoss(error);
        if (!broken) await client.query('rollback').catch(() => (broken = true));
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}

/**
 * Begins a transaction, which `pg_stat_activity` and `%a` in PostgreSQL's log then show by the request it works
 * for: so that whoever waits for a lock sees who holds it. It goes along in the same round trip and ends with the
 * transaction. Ids are safe as they are (server/platform/log/request-id.ts).
 */
function beginSql(): string {
  const id = getCurrentRequestId();
  return id === null ? 'begin' : `begin; set local application_name to 'hams ${id}'`;
}

/** What went wrong between us and PostgreSQL: an ECONNRESET by itself may be a visitor's who hung up. */
const databaseErrors = new WeakSet<Error>();

/** Marks what the calls reject with; calls with a callback are those of the pool to itself. */
function markErrors<Given extends unknown[], Answer>(call: (...given: Given) => Answer) {
  return (...given: Given): Answer => {
    const answer = call(...given);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => error instanceof Error && databaseErrors.add(error));
    }
    return answer;
  };
}

/** Has statements planned at each call; every call brings an object of its own that says what it asks. */
function withoutStatementNames<Given extends unknown[], Answer>(call: (...given: Given) => Answer) {
  return (...given: Given): Answer => {
    const [asked] = given;
    if (typeof asked === 'object' && asked !== null) Object.assign(asked, { name: undefined });
    return call(...given);
  };
}

const lossCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Whether an error of the database means that the connection is gone, and is not a refusal of its own. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error) || !databaseErrors.has(error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // 08: connection exceptions, 57P: shutting down or starting up.
  if (/^(08|57P)/.test(code) || lossCodes.has(code)) return true;
  return /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|query read timeout/i.test(
    error.message,
  );
}

/**
 * Whether the database cannot be reached, or cannot do now what it can at other times. SQLSTATEs: 53 (disk
 * full, out of memory, too many connections), 25006 (only reads, as a standby does), 57014 (took too long).
 */
export function isUnavailable(error: unknown): boolean {
  return (
    isConnectionLoss(error) ||
    (error instanceof pg.DatabaseError && /^(53...|25006|57014)$/.test(error.code ?? ''))
  );
}

/** Runs the work again if it was the victim of a deadlock, of which nothing was stored. */
export async function retryDeadlocks<T>(work: () => Promise<T>, attempts = 3): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const deadlock = error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001');
    if (!deadlock) throw error;
    if (attempts <= 1) throw new Refusal('unavailable', {}, 1);
    return retryDeadlocks(work, attempts - 1);
  }
}
