// A worker thread for tests of the pool, with tasks that succeed, fail or never end.
import { threadId } from 'node:worker_threads';
import { serveTasks } from '#server/platform/workers/serve-tasks.ts';

let done = 0;

export default serveTasks({
  whoami: async () => {
    done += 1;
    return { threadId, done };
  },
  copyOf: async (bytes: Uint8Array) => Uint8Array.from(bytes),
  meet: async (shared: Int32Array, people: number) => {
    Atomics.add(shared, 0, 1);
    Atomics.notify(shared, 0);
    for (let present = Atomics.load(shared, 0); present < people; present = Atomics.load(shared, 0)) {
      Atomics.wait(shared, 0, present);
    }
    return threadId;
  },
  fail: async () => {
    throw Object.assign(new Error('The task says no'), { uncopyable: () => {} });
  },
  leave: async () => process.exit(3),
  throwOutside: async () => {
    setImmediate(() => {
      throw new Error('Nobody catches this');
    });
    return new Promise(() => {});
  },
  fillMemory: async () => {
    const kept: unknown[][] = [];
    for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => ({ index })));
  },
  hang: async () => {
    for (;;);
  },
});
