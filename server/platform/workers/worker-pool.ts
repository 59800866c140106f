import type { Transferable } from 'node:worker_threads';
import { type ThreadSettings, type WorkerEnded, WorkerThread } from './worker-thread.ts';

interface PoolSettings extends ThreadSettings {
  readonly maxThreads: number;
  readonly onFailure: (reason: WorkerEnded) => void;
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
export function openWorkerPool({ maxThreads, onFailure, ...settings }: PoolSettings): WorkerPool {
  const threads = new Set<WorkerThread>();
  let failed = 0;
  let closing = false;
  const start = () => {
    const thread = new WorkerThread(settings, (reason) => {
      threads.delete(thread);
      if (closing) return;
      failed += 1;
      onFailure(reason);
    });
    threads.add(thread);
    return thread;
  };
  const leastBusy = () => {
    const [first] = [...threads].sort((a, b) => a.busy - b.busy);
    return first && (first.busy === 0 || threads.size >= maxThreads) ? first : start();
  };
  return {
    run: (task, facts, transfer) => leastBusy().run(task, facts, transfer),
    counts: {
      get threads() {
        return threads.size;
      },
      get failed() {
        return failed;
      },
    },
    async close() {
      closing = true;
      await Promise.all([...threads].map((thread) => thread.end()));
      closing = false;
    },
  };
}
