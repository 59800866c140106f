import { AsyncLocalStorage } from 'node:async_hooks';

/** What the process is doing: answering a request, or regular work by its name. */
export type CurrentWork = { readonly requestId: string } | { readonly job: string };

const workStorage = new AsyncLocalStorage<CurrentWork>();

/** Does something, and everything that follows from it, as part of this work. */
export const runAsWork = <T>(work: CurrentWork, doing: () => T): T => workStorage.run(work, doing);

/** The work that this is part of; null at the start and the end of the process. */
export const getCurrentWork = (): CurrentWork | null => workStorage.getStore() ?? null;

/** The id of the request that is being answered; null while nobody's is. */
export function getCurrentRequestId(): string | null {
  const work = workStorage.getStore();
  return work && 'requestId' in work ? work.requestId : null;
}
