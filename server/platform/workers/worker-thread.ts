import { type Transferable, Worker } from 'node:worker_threads';
import type { TaskEnd } from './serve-tasks.ts';

/** A worker thread ended before its tasks did. */
export class WorkerEnded extends Error {
  override readonly name = 'WorkerEnded';
}

export interface ThreadSettings {
  /** The file that calls serveTasks. */
  readonly entry: URL;
  /** Of a thread, in megabytes; one that needs more ends. */
  readonly heap: { readonly young: number; readonly old: number };
  /** After this time a task ends with its thread, because nothing else can stop it. */
  readonly taskMilliseconds: number;
}

interface Running {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** One worker thread and the tasks that run in it. */
export class WorkerThread {
  readonly #worker: Worker;
  readonly #taskMilliseconds: number;
  readonly #onEnd: (reason: WorkerEnded) => void;
  readonly #running = new Map<number, Running>();
  #calls = 0;
  #ended: WorkerEnded | null = null;

  /** `onEnd` is called once, before the tasks hear of it. */
  constructor({ entry, heap, taskMilliseconds }: ThreadSettings, onEnd: (reason: WorkerEnded) => void) {
    this.#taskMilliseconds = taskMilliseconds;
    this.#onEnd = onEnd;
    this.#worker = new Worker(entry, {
      resourceLimits: { maxYoungGenerationSizeMb: heap.young, maxOldGenerationSizeMb: heap.old },
    });
    this.#worker.unref(); // who waits for an answer keeps the process alive
    this.#worker.on('message', (end: TaskEnd) => this.#finish(end));
    this.#worker.on('error', (error: Error) => this.#end(new WorkerEnded(error.message, { cause: error })));
    this.#worker.on('exit', (code) => this.#end(new WorkerEnded(`A worker thread left with code ${code}`)));
  }

  /** How many tasks run. */
  get busy(): number {
    return this.#running.size;
  }

  /** Runs a task. Throws the task's error, or WorkerEnded. */
  async run(task: string, facts: readonly unknown[], transfer: readonly Transferable[]): Promise<unknown> {
    if (this.#ended) throw this.#ended;
    this.#calls += 1;
    const id = this.#calls;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const tooLong = () => this.#end(new WorkerEnded(`The task ${task} took too long`));
    const timer = setTimeout(tooLong, this.#taskMilliseconds);
    this.#running.set(id, { resolve, reject });
    try {
      this.#worker.postMessage({ id, task, facts }, transfer);
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#running.delete(id);
    }
  }

  /** Ends the thread and whatever runs in it. */
  async end(): Promise<void> {
    this.#end(new WorkerEnded('The worker threads were ended'));
    await this.#worker.terminate();
  }

  #finish(end: TaskEnd): void {
    const running = this.#running.get(end.id);
    if ('error' in end) running?.reject(end.error);
    else running?.resolve(end.result);
  }

  #end(reason: WorkerEnded): void {
    if (this.#ended) return;
    this.#ended = reason;
    this.#onEnd(reason);
    for (const { reject } of this.#running.values()) reject(reason);
    void this.#worker.terminate();
  }
}
