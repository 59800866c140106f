import { join } from 'node:path';
import type { Transferable } from 'node:worker_threads';
import { Refusal } from '#contract/platform/refusals.ts';
import { type ConcurrencyLimit, createConcurrencyLimit } from '#server/platform/concurrency-limit.ts';
import type { Config } from '#server/platform/config/config.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { log } from '#server/platform/log/log.ts';
import { openWorkerPool, WorkerEnded } from './worker-pool.ts';

const isBuilt = !import.meta.url.endsWith('.ts');
const entry = join(projectRoot, isBuilt ? 'dist/server/worker.js' : 'server/worker.ts');

/**
 * Megabytes per thread. Loaded code takes some forty (every screen, messages in nine languages, the PDF
 * libraries), and several concurrent pages as much again; a thread that reaches its limit ends with all its
 * tasks, so this is twice the need of a busy one.
 */
const heapMegabytes = { young: 4, old: 160 };
const taskMilliseconds = 15_000;
/** A document takes a tenth of a second, so no one waits much longer than ten seconds. */
const maxWaitingDocuments = 100;
/**
 * Per thread: one page renders while others wait for their data; the last in the queue waits about a second.
 */
const pageLimitPerThread = { atOnce: 4, waiting: 60 };

// biome-ignore lint/suspicious/noEmptyInterface: server/worker.ts declares the tasks of all modules here.
export interface WorkerTasks {}

export interface Workers {
  /**
   * Runs a task of worker.ts. Throws the task's error; refuses with 503: `busy` when too many wait,
   * `unavailable` when the thread ends or takes too long.
   */
  run<N extends keyof WorkerTasks>(
    task: N,
    facts: Parameters<WorkerTasks[N]>,
    /** Transferred instead of copied. */
    transfer?: readonly Transferable[],
  ): ReturnType<WorkerTasks[N]>;
  /** By kind of task. For pages the caller applies the limit, because it must know when rendering begins. */
  readonly turns: Readonly<Record<'documents' | 'pages', ConcurrencyLimit>>;
  readonly counts: { readonly threads: number; readonly failed: number };
  close(): Promise<void>;
}

/** Threads are started on demand. */
export function openWorkers({ workerThreads }: Pick<Config, 'workerThreads'>): Workers {
  const pool = openWorkerPool({
    entry,
    heap: heapMegabytes,
    taskMilliseconds,
    maxThreads: workerThreads,
    onFailure: (reason) => log.error({ err: reason }, 'worker thread exited, restarting it'),
  });
  const turns = {
    documents: createConcurrencyLimit({ atOnce: workerThreads, waiting: maxWaitingDocuments }),
    pages: createConcurrencyLimit({
      atOnce: pageLimitPerThread.atOnce * workerThreads,
      waiting: pageLimitPerThread.waiting * workerThreads,
    }),
  };
  const { documents } = turns;
  const inTurn = {
    prescription: documents,
    readPrescription: documents,
    receipt: documents,
    healthReport: documents,
    page: null,
  };
  const run = async (
    task: keyof WorkerTasks,
    facts: readonly unknown[],
    transfer: readonly Transferable[],
  ) => {
    try {
      const work = () => pool.run(task, facts, transfer);
      return await (inTurn[task]?.(work) ?? work());
    } catch (error) {
      throw error instanceof WorkerEnded ? new Refusal('unavailable', {}, 2) : error;
    }
  };
  return {
    run: (task, facts, transfer = []) => run(task, facts, transfer) as ReturnType<WorkerTasks[typeof task]>,
    turns,
    counts: pool.counts,
    close: pool.close,
  };
}
