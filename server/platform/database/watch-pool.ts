import type pg from 'pg';
import { Histogram } from 'prom-client';
import { log } from '#server/platform/log/log.ts';
import { type CurrentWork, getCurrentWork, runAsWork } from '#server/platform/log/work-under-way.ts';

/** From this time on a statement is slow: it stands in the log, and is counted. */
const slowMilliseconds = 500;

/** What the pool has to say of itself, for the metrics. */
export interface PoolCounts {
  /** Seconds in which a connection was had. */
  readonly waits: Histogram;
  /** Slow statements by name; the names are those of the code. */
  readonly slow: ReadonlyMap<string, number>;
}

type AnyCall = (...given: unknown[]) => unknown;

/** On a query that the pool runs when a connection is free: for what it was asked. */
const requestSymbol = Symbol('asked during');

/**
 * A query with the request it is for as the name of its portal, which PostgreSQL writes into its log beside that
 * of the statement: `execute slots_of/7k2m-9xqf-3hdw: select …`. It is planned no less for that, costs no round
 * trip, and nothing but the bytes of the name (docs/decisions/065).
 */
function withPortalName(query: unknown, work: CurrentWork | null): unknown {
  if (work === null || typeof query !== 'object' || query === null || 'submit' in query) return query;
  return { ...query, ...('requestId' in work && { portal: work.requestId }), [requestSymbol]: work };
}

function findWork(query: unknown): CurrentWork | null {
  if (typeof query !== 'object' || query === null || !(requestSymbol in query)) return getCurrentWork();
  return query[requestSymbol] as CurrentWork;
}

/** The name of a statement; of the words around transactions, the first. */
function findStatementName(query: unknown): string {
  if (typeof query === 'string') return /^(begin|commit|rollback|savepoint)\b/.exec(query)?.[0] ?? 'unnamed';
  const name: unknown = typeof query === 'object' && query !== null && 'name' in query ? query.name : null;
  return typeof name === 'string' ? name : 'unnamed';
}

/** The same call, of which `ended` hears, however it hands over its result. */
function withCompletion(call: AnyCall, given: unknown[], ended: (error: unknown) => void): unknown {
  const last = given.at(-1);
  if (typeof last === 'function') {
    const reportAndForward = (error: unknown, ...results: unknown[]) => {
      ended(error);
      last(error, ...results);
    };
    return call(...given.slice(0, -1), reportAndForward);
  }
  const answer = call(...given);
  if (answer instanceof Promise) answer.then(() => ended(null), ended);
  return answer;
}

/**
 * Watches a pool: how long a connection is waited for, and which statements are slow. A slow one is a line in the
 * log with its name, the request or the regular work it was for, and the process id of its connection, by which
 * PostgreSQL's log and `pg_stat_activity` name it. An error learns the name of its statement.
 */
export function watchPool(pool: pg.Pool): PoolCounts {
  const slow = new Map<string, number>();
  const waits = new Histogram({
    name: 'hams_database_wait_seconds',
    help: 'Time until a connection of the pool was had',
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 1, 3],
    registers: [],
  });

  const watchClient = (client: pg.ClientBase) => {
    const query: AnyCall = client.query.bind(client);
    const watched: AnyCall = (asked, ...more) => {
      const began = performance.now();
      const work = findWork(asked);
      return withCompletion(query, [asked, ...more], (error) => {
        const statement = findStatementName(asked);
        if (error instanceof Error) Object.assign(error, { statement });
        const milliseconds = Math.round(performance.now() - began);
        if (milliseconds < slowMilliseconds) return;
        slow.set(statement, (slow.get(statement) ?? 0) + 1);
        const code = error instanceof Error && 'code' in error ? { code: error.code } : {};
        const backend: unknown = Reflect.get(client, 'processID');
        const logSlow = () => log.warn({ statement, milliseconds, backend, ...code }, 'a slow statement');
        if (work) runAsWork(work, logSlow);
        else logSlow();
      });
    };
    Object.assign(client, { query: watched });
  };
  pool.on('connect', watchClient);

  const connect: AnyCall = pool.connect.bind(pool);
  const query: AnyCall = pool.query.bind(pool);
  Object.assign(pool, {
    connect: (...given: unknown[]) => {
      const began = performance.now();
      return withCompletion(connect, given, () => waits.observe((performance.now() - began) / 1000));
    },
    query: (asked: unknown, ...more: unknown[]) => query(withPortalName(asked, getCurrentWork()), ...more),
  });
  return { waits, slow };
}
