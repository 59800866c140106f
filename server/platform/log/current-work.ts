import { AsyncLocalStorage } from 'node:async_hooks';

export type CurrentWork = { readonly requestId: string } | { readonly job: string };

const workStorage = new AsyncLocalStorage<CurrentWork>();

export const runAsWork = <T>(work: CurrentWork, doing: () => T): T => workStorage.run(work, doing);

/** Null during start and shutdown of the process. */
export const getCurrentWork = (): CurrentWork | null => workStorage.getStore() ?? null;

export function getCurrentRequestId(): string | null {
  const work = workStorage.getStore();
  return work && 'requestId' in work ? work.requestId : null;
}
