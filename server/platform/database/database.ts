import pg from 'pg';
import { Refusal } from '#contract/platform/refusals.ts';
import { getCurrentRequestId } from '#server/platform/log/current-work.ts';
import { type PoolCounts, watchPool } from './watch-pool.ts';

// Ids and paise are far below 2^53, so they are read as numbers; days stay text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
// Rewrites numbers in braces to a JSON array, which is parsed nine times as fast.
const int2Array = 1005;
const int4Array = 1007;
for (const type of [int2Array, int4Array]) {
  pg.types.setTypeParser(type, (text) => JSON.parse(`[${text.slice(1, -1)}]`));
}

/** A setting, or the socket of the embedded PostgreSQL. */
export type DatabaseAddress =
  | { readonly connectionString: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string };

export interface Database {
  readonly pool: pg.Pool;
  /** For a connection outside the pool, such as a listener; bypasses a pooler. */
  readonly address: DatabaseAddress;
  readonly counts: PoolCounts;
  transaction<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

interface Opening {
  readonly onLost?: () => void;
  /**
   * Bypasses the pooler in transaction mode. Behind such a pooler each transaction may run on another
   * connection, so there is no session set-up, and statements are not prepared by name.
   */
  readonly direct?: DatabaseAddress | null;
  /** True if nothing is ever written, even if the server would allow it. */
  readonly readOnly?: boolean;
}

/**
 * Milliseconds. Behind a pooler, the pooler sets it for its own connections (docs/operations.md#a-pooler).
 */
const statementTimeout = 10_000;

/**
 * Opens a pool. A connection that is lost, or not available within three seconds, becomes the refusal
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
    query_timeout: 12_000, // for a frozen server, which cannot time out
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
 * Begins a transaction under the name of its request, which `pg_stat_activity` and `%a` in PostgreSQL's log
 * then show, so that lock holders can be traced. Sent in the same round trip. Request ids need no escaping
 * (server/platform/log/request-id.ts).
 */
function beginSql(): string {
  const id = getCurrentRequestId();
  return id === null ? 'begin' : `begin; set local application_name to 'hams ${id}'`;
}

/** Errors between us and PostgreSQL; an ECONNRESET alone may also come from a visitor's connection. */
const databaseErrors = new WeakSet<Error>();

/** Marks the errors with which calls reject; calls with a callback are made by the pool itself. */
function markErrors<Given extends unknown[], Answer>(call: (...given: Given) => Answer) {
  return (...given: Given): Answer => {
    const answer = call(...given);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => error instanceof Error && databaseErrors.add(error));
    }
    return answer;
  };
}

/** Removes statement names, so that each call is planned again; every call brings its own query object. */
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

/** True if an error of the database means that the connection is lost, and is not a refusal of ours. */
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
 * True if the database cannot be reached or is temporarily unable to work. SQLSTATEs: 53 (disk full, out of
 * memory, too many connections), 25006 (read-only, as a standby), 57014 (statement timeout).
 */
export function isUnavailable(error: unknown): boolean {
  return (
    isConnectionLoss(error) ||
    (error instanceof pg.DatabaseError && /^(53...|25006|57014)$/.test(error.code ?? ''))
  );
}

/** Whether work that failed may run again, and the error to throw if it does not. */
export interface Retry {
  readonly again: boolean;
  readonly error: unknown;
}

/** The victim of a deadlock was rolled back, so it may run again. */
export function judgeDeadlock(error: unknown): Retry {
  const isVictim = error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001');
  return { again: isVictim, error: isVictim ? new Refusal('unavailable', {}, 1) : error };
}

const maxTries = 3;

/** Runs the work as often as `judge` allows, at most three times. */
export async function retry<T>(
  work: () => Promise<T>,
  judge: (error: unknown, tries: number) => Retry | Promise<Retry>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (failure) {
      const { again, error } = await judge(failure, tries);
      if (!again || tries === maxTries) throw error;
    }
  }
}

export const retryDeadlocks = <T>(work: () => Promise<T>): Promise<T> => retry(work, judgeDeadlock);
