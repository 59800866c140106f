import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

function createPendingWork() {
  const started: number[] = [];
  const ends: { resolve: (value: number) => void; reject: (error: Error) => void }[] = [];
  const work = (name: number) => () =>
    new Promise<number>((resolve, reject) => {
      started.push(name);
      ends[name] = { resolve, reject };
    });
  return { started, ends, work };
}

test('P-02 a few run at once, the others wait their turn in the order in which they came', async () => {
  const { started, ends, work } = createPendingWork();
  const turn = createConcurrencyLimit({ atOnce: 2, waiting: 3 });
  const all = [0, 1, 2, 3, 4].map((name) => turn(work(name)));
  expect(started).toEqual([0, 1]);
  expect(turn.counts).toEqual({ running: 2, waiting: 3, refused: 0 });
  ends[1]?.resolve(11);
  expect(await all[1]).toBe(11);
  expect(started).toEqual([0, 1, 2]);
  for (const name of [0, 2, 3, 4]) {
    ends[name]?.resolve(10 + name);
    await all[name];
  }
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(turn.counts).toEqual({ running: 0, waiting: 0, refused: 0 });
});

test('P-02 who would be one too many to wait is refused at once, and told when to come again', async () => {
  const { started, ends, work } = createPendingWork();
  const turn = createConcurrencyLimit({ atOnce: 1, waiting: 1 });
  const taken = [turn(work(0)), turn(work(1))];
  await expect(turn(work(2))).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 2 });
  expect(turn.counts).toEqual({ running: 1, waiting: 1, refused: 1 });
  ends[0]?.resolve(0);
  await taken[0];
  const later = turn(work(3));
  ends[1]?.resolve(1);
  await taken[1];
  ends[3]?.resolve(3);
  expect(await later).toBe(3);
  expect(started).toEqual([0, 1, 3]);
});

test('P-02 work that fails passes its error on and its turn too', async () => {
  const { ends, work } = createPendingWork();
  const turn = createConcurrencyLimit({ atOnce: 1, waiting: 5 });
  const failing = turn(work(0));
  const next = turn(work(1));
  ends[0]?.reject(new Error('broken'));
  await expect(failing).rejects.toThrow('broken');
  ends[1]?.resolve(1);
  expect(await next).toBe(1);
  expect(turn.counts.running).toBe(0);
});
