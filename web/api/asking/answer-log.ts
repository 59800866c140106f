import { createListeners } from '../../ui/listeners.ts';

/** When answers came and asking failed; instants in milliseconds, 0 for never. */
export interface RefreshTimes {
  readonly answered: number;
  readonly failed: number;
  /** Asking has failed, and it has not worked since. */
  readonly retrying: boolean;
}

/** What the questions of one screen came to, for the notice that there is no network. */
export interface RefreshLog {
  readonly all: () => readonly RefreshTimes[];
  /** Whether anything is asked at present. */
  readonly asks: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The log of a screen whose questions write into it, each under a symbol of its own. */
export function createRefreshLog() {
  const times = new Map<symbol, RefreshTimes>();
  const { subscribe, tell } = createListeners();
  return {
    all: () => [...times.values()],
    asks: () => times.size > 0,
    subscribe,
    note(question: symbol, changed: Partial<RefreshTimes>) {
      times.set(question, { answered: 0, failed: 0, retrying: false, ...times.get(question), ...changed });
      tell();
    },
  };
}
export type WritableRefreshLog = ReturnType<typeof createRefreshLog>;
