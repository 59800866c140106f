import { AsyncLocalStorage } from 'node:async_hooks';

/** What the process is doing: answering a request, or regular work by its name. */
export type Work = { readonly requestId: string } | { readonly job: string };

const underWay = new AsyncLocalStorage<Work>();

/** Does something, and everything that follows from it, as part of this work. */
export const duringWork = <T>(work: Work, doing: () => T): T => underWay.run(work, doing);

/** The work that this is part of; null at the start and the end of the process. */
export const workUnderWay = (): Work | null => underWay.getStore() ?? null;

/** The id of the request that is being answered; null while nobody's is. */
export function requestIdUnderWay(): string | null {
  const work = underWay.getStore();
  return work && 'requestId' in work ? work.requestId : null;
}
