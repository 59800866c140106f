import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { openWorkerPool, WorkerEnded, type WorkerPool } from './worker-pool.ts';

const aLongTime = 60_000;
let failures: string[] = [];
const pools: WorkerPool[] = [];
function createPool(maxThreads: number, taskMilliseconds = aLongTime): WorkerPool {
  const pool = openWorkerPool({
    entry: join(projectRoot, 'server/testing/platform/worker.ts'),
    heap: { young: 4, old: 48 },
    taskMilliseconds,
    maxThreads,
    onFailure: (reason) => failures.push(String(reason)),
  });
  pools.push(pool);
  return pool;
}
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
  failures = [];
});
const getThreadId = (pool: WorkerPool) =>
  pool.run('whoami', [], []) as Promise<{ threadId: number; done: number }>;

test('P-02 no thread is started before there is a task, and a thread stays for the next', async () => {
  const pool = createPool(4);
  expect(pool.counts.threads).toBe(0);
  const first = await getThreadId(pool);
  expect(first.done).toBe(1);
  expect(await getThreadId(pool)).toEqual({ threadId: first.threadId, done: 2 });
  expect(pool.counts).toEqual({ threads: 1, failed: 0 });
});

test('P-02 tasks at one time run in as many threads as there may be, and then share them', async () => {
  const pool = createPool(2);
  const shared = new Int32Array(new SharedArrayBuffer(4));
  // Each waits inside for the other: in one thread they would wait forever.
  const [one, other] = await Promise.all([1, 2].map(() => pool.run('meet', [shared, 2], [])));
  expect(one).not.toBe(other);
  const threads = await Promise.all(Array.from({ length: 20 }, () => getThreadId(pool)));
  expect(new Set(threads.map(({ threadId }) => threadId))).toEqual(new Set([one, other]));
});

test('P-02 what is handed over to a task is gone here, and its bytes come back', async () => {
  const pool = createPool(1);
  const bytes = new Uint8Array(100_000).fill(7);
  expect(await pool.run('copyOf', [bytes], [bytes.buffer])).toEqual(new Uint8Array(100_000).fill(7));
  expect(bytes.byteLength).toBe(0);
});

test('P-02 an error of a task comes back with its place, and the thread goes on', async () => {
  const pool = createPool(1);
  const before = await getThreadId(pool);
  const error = await pool.run('fail', [], []).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ message: 'The task says no' });
  expect((error as Error).stack).toContain('testing/platform/worker.ts');
  await expect(pool.run('unheard of', [], [])).rejects.toThrow('No task unheard of');
  expect(await getThreadId(pool)).toEqual({ threadId: before.threadId, done: 2 });
  expect(failures).toEqual([]);
});

test.each([
  ['leave', 'exited with code: 3', aLongTime],
  ['throwOutside', 'Nobody catches this', aLongTime],
  ['fillMemory', 'memory limit', aLongTime],
  ['hang', 'has been aborted', 2000],
])(
  'P-02 a thread in which a task does %s fails its tasks and is replaced',
  async (task, reason, patience) => {
    const pool = createPool(1, patience);
    const before = await getThreadId(pool);
    const broken = pool.run(task, [], []);
    const beside = getThreadId(pool).catch((error: unknown) => error);
    await expect(broken).rejects.toThrow(reason);
    await expect(broken).rejects.toBeInstanceOf(WorkerEnded);
    await beside;
    const after = await getThreadId(pool);
    expect(after.threadId).not.toBe(before.threadId);
    expect(after.done).toBe(1);
    expect(failures[0]).toContain(reason);
    expect(pool.counts).toEqual({ threads: 1, failed: 1 });
  },
);

test('P-02 closing ends what runs and counts as no failure; a later task starts anew', async () => {
  const pool = createPool(2);
  const running = pool.run('hang', [], []);
  const [ended] = await Promise.all([running.catch((error: unknown) => error), pool.close()]);
  expect(ended).toBeInstanceOf(WorkerEnded);
  expect(pool.counts).toEqual({ threads: 0, failed: 0 });
  expect((await getThreadId(pool)).done).toBe(1);
  expect(failures).toEqual([]);
});
