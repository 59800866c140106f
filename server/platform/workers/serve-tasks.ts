import { parentPort, type Transferable } from 'node:worker_threads';
import { toCloneableError } from './cloneable-error.ts';

export type Tasks = Readonly<Record<string, (...facts: never[]) => Promise<unknown>>>;

export interface TaskCall {
  readonly id: number;
  readonly task: string;
  readonly facts: readonly never[];
}

export type TaskEnd = { readonly id: number } & ({ readonly result: unknown } | { readonly error: Error });

/** Bytes are transferred instead of copied, except small buffers, which share their memory with others. */
function findTransferables(result: unknown): Transferable[] {
  if (!(result instanceof Uint8Array) || !(result.buffer instanceof ArrayBuffer)) return [];
  return result.byteLength === result.buffer.byteLength ? [result.buffer] : [];
}

export function serveTasks(tasks: Tasks): void {
  const port = parentPort;
  if (!port) throw new Error('Tasks are served by worker threads only');
  const serve = async ({ id, task, facts }: TaskCall) => {
    try {
      const work = tasks[task];
      if (!work) throw new Error(`No task ${task}`);
      const result = await work(...facts);
      port.postMessage({ id, result } satisfies TaskEnd, findTransferables(result));
    } catch (error) {
      port.postMessage({ id, error: toCloneableError(error) } satisfies TaskEnd);
    }
  };
  port.on('message', serve);
}
