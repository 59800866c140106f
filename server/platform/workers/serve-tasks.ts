import { toCloneableError } from './cloneable-error.ts';

export interface TaskCall {
  readonly task: string;
  readonly facts: readonly unknown[];
}

export type TaskEnd = { readonly result: unknown } | { readonly error: Error };

/** A task's error is returned: the pool takes one that is thrown for the end of the thread. */
export function serveTasks(tasks: Readonly<Record<string, (...facts: never[]) => Promise<unknown>>>) {
  return async ({ task, facts }: TaskCall): Promise<TaskEnd> => {
    try {
      const work = tasks[task];
      if (!work) throw new Error(`No task ${task}`);
      return { result: await work(...(facts as never[])) };
    } catch (error) {
      return { error: toCloneableError(error) };
    }
  };
}
