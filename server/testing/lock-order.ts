import type pg from 'pg';
import { expect } from 'vitest';
import { query } from '#db/statement.ts';

/** Resolves when this many statements wait for a lock in the test's database. */
export const waitForLockedStatements = (pool: pg.Pool, statements: number): Promise<void> =>
  expect
    .poll(
      async () => {
        const sql = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
        return (await pool.query(sql)).rowCount;
      },
      { timeout: 60_000, interval: 10 },
    )
    .toBe(statements);

interface Lock {
  readonly sql: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * Runs a statement in its own transaction, lets each call wait for its locks behind the previous one, and
 * commits. Returns the responses in the order of the calls.
 */
export async function runInLockOrder<Answers extends readonly unknown[]>(
  pool: pg.Pool,
  { sql, values }: Lock,
  ...calls: { readonly [At in keyof Answers]: () => Promise<Answers[At]> }
): Promise<Answers> {
  const holder = await pool.connect();
  const answers: Promise<unknown>[] = [];
  try {
    await holder.query('begin');
    await query(holder, sql, values);
    for (const call of calls) {
      answers.push(call());
      await waitForLockedStatements(pool, answers.length);
    }
  } finally {
    await holder.query('commit');
    holder.release();
  }
  const given: unknown = await Promise.all(answers);
  return given as Answers;
}
