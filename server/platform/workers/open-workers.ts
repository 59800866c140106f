import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Transferable } from 'node:worker_threads';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Config } from '#server/platform/config/config.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { type ConcurrencyLimit, createConcurrencyLimit } from '#server/platform/few-at-once.ts';
import { log } from '#server/platform/log/log.ts';
import { runAsWork } from '#server/platform/log/work-under-way.ts';
import { openWorkerPool } from './worker-pool.ts';
import { WorkerEnded } from './worker-thread.ts';

const isBuilt = !import.meta.url.endsWith('.ts');
const entry = pathToFileURL(join(projectRoot, isBuilt ? 'dist/server/worker.js' : 'server/worker.ts'));

/**
 * Megabytes for each thread. What it loads takes some forty (every screen's code, words in nine
 * languages, the papers' libraries), a few pages being made at once as much again; a thread that
 * reaches its limit ends with all that runs in it, so that the limit is twice what a busy one needs.
 */
const heapMegabytes = { young: 4, old: 160 };
const taskMilliseconds = 15_000;
/** A paper takes a tenth of a second: nobody waits much longer than ten seconds for one. */
const maxWaitingDocuments = 100;
/** For each thread: one renders while others wait for their data; the last of those that wait does so for about a second. */
const pageLimitPerThread = { atOnce: 4, waiting: 60 };

// biome-ignore lint/suspicious/noEmptyInterface: server/worker.ts declares the tasks of all modules here.
export interface WorkerTasks {}

/** The worker threads of a process, for what would keep the thread of the answers busy for long. */
export interface Workers {
  /**
   * Runs a task of worker.ts. Throws the task's error; refuses with 503: `busy` when too many wait,
   * `unavailable` when the thread ends or takes too long.
   */
  run<N extends keyof WorkerTasks>(
    task: N,
    facts: Parameters<WorkerTasks[N]>,
    /** What is handed over instead of copied. */
    transfer?: readonly Transferable[],
  ): ReturnType<WorkerTasks[N]>;
  /** By kind of task. Who has a page rendered takes the turn, because it must know when it begins. */
  readonly turns: Readonly<Record<'documents' | 'pages', ConcurrencyLimit>>;
  readonly counts: { readonly threads: number; readonly failed: number };
  /** Ends the threads and whatever runs in them. */
  close(): Promise<void>;
}

/** Starts no thread yet: each starts when it is needed. */
export function openWorkers({ workerThreads }: Pick<Config, 'workerThreads'>): Workers {
  const pool = openWorkerPool({
    entry,
    heap: heapMegabytes,
    taskMilliseconds,
    threadsAtMost: workerThreads,
    // The request for which the thread was started has no part in its end.
    onFailure: (reason) =>
      runAsWork({ job: 'Replacing a worker thread' }, () =>
        log.error({ err: reason }, 'a worker thread ended and is replaced'),
      ),
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
