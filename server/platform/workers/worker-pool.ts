import type { Transferable } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { TaskCall, TaskEnd } from './serve-tasks.ts';

export class WorkerEnded extends Error {
  override readonly name = 'WorkerEnded';
}

interface PoolSettings {
  /** The file whose default export is made by serveTasks. */
  readonly entry: string;
  /** The heap limit per thread in megabytes; a thread that exceeds it ends. */
  readonly heap: { readonly young: number; readonly old: number };
  /** A longer task is stopped by ending its thread, because nothing else can stop it. */
  readonly taskMilliseconds: number;
  readonly maxThreads: number;
  /** Called for each task that is lost with its thread. */
  readonly onFailure: (reason: unknown) => void;
}

export interface WorkerPool {
  /** Runs a task in the least busy thread. Throws the task's error, or WorkerEnded. */
  run(task: string, facts: readonly unknown[], transfer: readonly Transferable[]): Promise<unknown>;
  readonly counts: { readonly threads: number; readonly failed: number };
  close(): Promise<void>;
}

/**
 * Each thread is started when all others are busy, and stays; an ended one is replaced with the next task.
 */
export function openWorkerPool(settings: PoolSettings): WorkerPool {
  const { entry, heap, taskMilliseconds, maxThreads, onFailure } = settings;
  let failed = 0;
  let closing = false;
  const pool = new Piscina<TaskCall, TaskEnd>({
    filename: entry,
    minThreads: 0,
    maxThreads,
    idleTimeout: Number.POSITIVE_INFINITY,
    resourceLimits: { maxYoungGenerationSizeMb: heap.young, maxOldGenerationSizeMb: heap.old },
    atomics: 'disabled', // they stop a thread's other work while it waits for a task
    recordTiming: false,
    // Piscina's own gives a thread with a task that can be aborted no other: pages wait for their data.
    loadBalancer: (_, threads) => {
      const [first] = threads
        .map((thread) => ({ thread, busy: thread.isRunningAbortableTask ? 1 : thread.currentUsage }))
        .sort((a, b) => a.busy - b.busy);
      return first && (first.busy === 0 || threads.length >= maxThreads) ? first.thread : null;
    },
  });
  pool.on('workerDestroy', () => {
    if (!closing) failed += 1;
  });
  pool.on('error', onFailure); // of a thread without tasks
  return {
    async run(task, facts, transfer) {
      const signal = AbortSignal.timeout(taskMilliseconds);
      const call = pool.run({ task, facts }, { signal, transferList: [...transfer] });
      const end = await call.catch((reason: unknown) => {
        if (!closing) onFailure(reason);
        throw new WorkerEnded(`The thread of the task ${task} ended: ${reason}`, { cause: reason });
      });
      if ('error' in end) throw end.error;
      return end.result;
    },
    counts: {
      get threads() {
        return pool.threads.length;
      },
      get failed() {
        return failed;
      },
    },
    async close() {
      closing = true;
      await pool.destroy();
      closing = false;
    },
  };
}
