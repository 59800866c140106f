import { type Transferable, Worker } from 'node:worker_threads';
import type { TaskEnd } from './serve-tasks.ts';

export class WorkerEnded extends Error {
  override readonly name = 'WorkerEnded';
}

export interface ThreadSettings {
  /** The file that calls serveTasks. */
  readonly entry: URL;
  /** The heap limit per thread in megabytes; a thread that exceeds it ends. */
  readonly heap: { readonly young: number; readonly old: number };
  /** A longer task is stopped by ending its thread, because nothing else can stop it. */
  readonly taskMilliseconds: number;
}

interface Running {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

export class WorkerThread {
  readonly #worker: Worker;
  readonly #taskMilliseconds: number;
  readonly #onEnd: (reason: WorkerEnded) => void;
  readonly #running = new Map<number, Running>();
  #calls = 0;
  #ended: WorkerEnded | null = null;

  /** `onEnd` is called once, before the tasks are rejected. */
  constructor({ entry, heap, taskMilliseconds }: ThreadSettings, onEnd: (reason: WorkerEnded) => void) {
    this.#taskMilliseconds = taskMilliseconds;
    this.#onEnd = onEnd;
    this.#worker = new Worker(entry, {
      resourceLimits: { maxYoungGenerationSizeMb: heap.young, maxOldGenerationSizeMb: heap.old },
    });
    this.#worker.unref(); // a caller who waits for a result keeps the process alive
    this.#worker.on('message', (end: TaskEnd) => this.#finish(end));
    this.#worker.on('error', (error: Error) => this.#end(new WorkerEnded(error.message, { cause: error })));
    this.#worker.on('exit', (code) => this.#end(new WorkerEnded(`A worker thread left with code ${code}`)));
  }

  get busy(): number {
    return this.#running.size;
  }

  /** Throws the task's error, or WorkerEnded. */
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
