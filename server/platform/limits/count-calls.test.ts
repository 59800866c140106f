import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { thursdayMorning } from '#server/testing/app.ts';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { quietLog } from '#server/testing/platform/collect-log.ts';
import { flushSize } from './call-limits.ts';
import { type CallCounter, createCallCounter } from './count-calls.ts';
import { deleteExpiredCounts } from './delete-expired-counts.ts';

let db: TestDatabase;
let now = thursdayMorning;
const clock = { now: () => now, timeZone: 'Asia/Kolkata' };
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => {
  now = thursdayMorning;
});
afterAll(() => db.close());

const limit = { max: 100, seconds: 60 };
const createCounter = (name: string) => createCallCounter({ database: db.database, clock }, name, limit);

async function countGranted(counter: CallCounter, calls: number, subject = 'somebody'): Promise<number> {
  let through = 0;
  for (let call = 0; call < calls; call += 1) {
    if ((await counter.take(subject)) === null) through += 1;
  }
  return through;
}

describe('one process', () => {
  test('P-04 grants exactly the limit, and says how long to wait for more', async () => {
    const counter = createCounter('one');
    expect(await countGranted(counter, 150)).toBe(100);
    now += 18_500;
    expect(await counter.take('somebody')).toBe(42);
    expect(await counter.take('somebody else')).toBe(null);
    now = thursdayMorning + 60_000;
    expect(await countGranted(counter, 150)).toBe(100);
  });

  test('P-04 answers most calls without a promise: they wait for no database', () => {
    const counter = createCounter('at once');
    const verdicts = Array.from({ length: flushSize(limit) }, () => counter.take('somebody'));
    expect(verdicts).toEqual(verdicts.map(() => null));
  });

  test('P-04 one that runs ahead of the database waits for it', async () => {
    const counter = createCounter('ahead');
    const verdicts = Array.from({ length: 2 * flushSize(limit) + 1 }, () => counter.take('somebody'));
    expect(verdicts.at(-1)).toBeInstanceOf(Promise);
    expect(await verdicts.at(-1)).toBe(null);
  });

  test('P-04 many calls at once are granted the limit as well', async () => {
    const counter = createCounter('burst');
    const verdicts = await Promise.all(Array.from({ length: 400 }, async () => counter.take('somebody')));
    expect(verdicts.filter((verdict) => verdict === null)).toHaveLength(100);
  });
});

describe('several processes on one database', () => {
  const slack = (processes: number) => processes * 2 * flushSize(limit);

  test.each([2, 4])(
    'P-04 %i take turns: together the limit, and no more than the slack beyond',
    async (n) => {
      const counters = Array.from({ length: n }, () => createCounter(`turns of ${n}`));
      let through = 0;
      for (let turn = 0; turn < 150; turn += 1) {
        for (const counter of counters) through += await countGranted(counter, 1);
      }
      expect(through).toBeGreaterThanOrEqual(limit.max);
      expect(through).toBeLessThanOrEqual(limit.max + slack(n));
    },
  );

  test('P-04 what one has used up the next has not: it is granted no more than the slack', async () => {
    expect(await countGranted(createCounter('one after the other'), 150)).toBe(100);
    expect(await countGranted(createCounter('one after the other'), 150)).toBeLessThanOrEqual(slack(1));
  });

  test('P-04 all at once: together no more than the limit and the slack', async () => {
    const counters = Array.from({ length: 3 }, () => createCounter('all at once'));
    const through = await Promise.all(counters.map((counter) => countGranted(counter, 200)));
    const together = through.reduce((sum, one) => sum + one, 0);
    expect(together).toBeGreaterThanOrEqual(limit.max);
    expect(together).toBeLessThanOrEqual(limit.max + slack(3));
  });
});

test('P-04 without the database a process counts by itself', async () => {
  const away = {
    ...db.database,
    pool: { query: () => Promise.reject(new Error('away')) } as unknown as typeof db.pool,
  };
  const said = quietLog('warn');
  try {
    expect(await countGranted(createCallCounter({ database: away, clock }, 'alone', limit), 150)).toBe(100);
    const err = new Error('away');
    expect(said.mock.calls).toEqual([[{ err }, 'shared rate limits unavailable, counting per process']]);
  } finally {
    said.mockRestore();
  }
});

test('P-04 counts of windows that are over are deleted, those of this hour are not', async () => {
  await countGranted(createCounter('kept'), 20);
  const listStoredNames = async () => {
    const { rows } = await db.pool.query("select name from call_counts where name = 'kept'");
    return rows.length;
  };
  now += 60 * 60_000;
  await deleteExpiredCounts({ database: db.database, clock });
  expect(await listStoredNames()).toBe(1);
  now += 61 * 60_000;
  await deleteExpiredCounts({ database: db.database, clock });
  expect(await listStoredNames()).toBe(0);
});

test('P-04 a flood of addresses takes bounded memory, and whoever was forgotten is known to the database', async () => {
  const counter = createCounter('flood');
  expect(await countGranted(counter, 100, 'the first')).toBe(100);
  for (let subject = 0; subject < 50_000; subject += 1) counter.take(`address ${subject}`);
  expect(await countGranted(counter, 100, 'the first')).toBeLessThanOrEqual(2 * flushSize(limit));
});
