import { createListeners } from '#web/ui/browser/listeners.ts';

/** Times of answers and failures, in milliseconds; 0 for never. */
export interface RefreshTimes {
  readonly answered: number;
  readonly failed: number;
  readonly retrying: boolean;
}

/** Collects the answers and failures of the queries of one screen, for the offline notice. */
export interface RefreshLog {
  readonly all: () => readonly RefreshTimes[];
  /** True if any query is active. */
  readonly asks: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Each query writes to the log under a symbol of its own. */
export function createRefreshLog() {
  const times = new Map<symbol, RefreshTimes>();
  const { subscribe, notify } = createListeners();
  return {
    all: () => [...times.values()],
    asks: () => times.size > 0,
    subscribe,
    note(question: symbol, changed: Partial<RefreshTimes>) {
      times.set(question, { answered: 0, failed: 0, retrying: false, ...times.get(question), ...changed });
      notify();
    },
  };
}
export type WritableRefreshLog = ReturnType<typeof createRefreshLog>;
