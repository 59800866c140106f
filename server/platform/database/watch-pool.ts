import type pg from 'pg';
import { Histogram } from 'prom-client';
import { type CurrentWork, getCurrentWork, runAsWork } from '#server/platform/log/current-work.ts';
import { log } from '#server/platform/log/log.ts';

const slowMilliseconds = 500;

export interface PoolCounts {
  /** Seconds until a connection was available. */
  readonly waits: Histogram;
  /** Slow statements by name; the names come from the code. */
  readonly slow: ReadonlyMap<string, number>;
}

type AnyCall = (...given: unknown[]) => unknown;

/** Set on a queued query: the request or job it was made for. */
const requestSymbol = Symbol('asked during');

/**
 * Uses the id of the request as the portal name of a query, which PostgreSQL writes into its log beside the
 * statement's name: `execute slots_of/7k2m-9xqf-3hdw: select …`. It costs no planning and no round trip.
 */
function withPortalName(query: unknown, work: CurrentWork | null): unknown {
  if (work === null || typeof query !== 'object' || query === null || 'submit' in query) return query;
  return { ...query, ...('requestId' in work && { portal: work.requestId }), [requestSymbol]: work };
}

function findWork(query: unknown): CurrentWork | null {
  if (typeof query !== 'object' || query === null || !(requestSymbol in query)) return getCurrentWork();
  return query[requestSymbol] as CurrentWork;
}

/** The statement's name; for unnamed transaction commands the first word. */
function findStatementName(query: unknown): string {
  if (typeof query === 'string') return /^(begin|commit|rollback|savepoint)\b/.exec(query)?.[0] ?? 'unnamed';
  const name: unknown = typeof query === 'object' && query !== null && 'name' in query ? query.name : null;
  return typeof name === 'string' ? name : 'unnamed';
}

/** Makes the call and reports its end to `ended`, whether it uses a callback or a promise. */
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
 * Measures waits for connections and slow statements. A slow statement is logged with its name, its request
 * or job, and the process id of its connection, as in PostgreSQL's log and `pg_stat_activity`. An error gets
 * the name of its statement.
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
        const logSlow = () => log.warn({ statement, milliseconds, backend, ...code }, 'slow query');
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
