import { createListeners } from '#web/ui/browser/listeners.ts';

/**
 * The state of the tab's live connection, for polling and the offline notice. It is separate because the
 * connection itself is loaded later.
 */
export interface LineState {
  readonly state: /** Nothing is followed. */
    | 'idle'
    | 'connecting'
    /** Changes arrive as they happen. */
    | 'open'
    /** No connection for some seconds; it is tried again. */
    | 'offline';
  /** When the connection was found lost, in milliseconds; null while it is open or not wanted. */
  readonly lostAt: number | null;
  /**
   * Last time when no change had been missed; null while the connection is open or not wanted, and before the
   * first connection.
   */
  readonly heardAt: number | null;
}

export function createLineStore() {
  let current: LineState = { state: 'idle', lostAt: null, heardAt: null };
  const { subscribe, notify } = createListeners();
  return {
    get: () => current,
    set(next: LineState) {
      current = next;
      notify();
    },
    subscribe,
  };
}
export type LineStore = ReturnType<typeof createLineStore>;

export const lineStore = createLineStore();

const whileOpenMilliseconds = 5 * 60_000;

/**
 * The `refetchInterval` of a query that has live updates: the given one while the connection is closed, else
 * a long one.
 */
export const pollUnlessLive =
  (milliseconds: number, store: LineStore = lineStore) =>
  (): number =>
    store.get().state === 'open' ? Math.max(milliseconds, whileOpenMilliseconds) : milliseconds;
