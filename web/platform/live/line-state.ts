import { createListeners } from '#web/ui/listeners.ts';

/**
 * The state of the tab's live line, apart from the line itself, which is loaded later: polling and the
 * offline notice read it.
 */
export interface LineState {
  readonly state: /** Nothing is followed. */
    | 'idle'
    | 'connecting'
    /** Changes arrive as they happen. */
    | 'open'
    /** No connection for some seconds; it is tried again. */
    | 'offline';
  /**
   * When the connection was found to be lost, an instant in milliseconds; null while it is open or not
   * wanted.
   */
  readonly lostAt: number | null;
  /**
   * Up to when no change was missed; null while the line is open or not wanted, and before its first
   * connection.
   */
  readonly heardAt: number | null;
}

export function createLineStore() {
  let current: LineState = { state: 'idle', lostAt: null, heardAt: null };
  const { subscribe, tell } = createListeners();
  return {
    get: () => current,
    set(next: LineState) {
      current = next;
      tell();
    },
    subscribe,
  };
}
export type LineStore = ReturnType<typeof createLineStore>;

/** The state of this tab. */
export const lineStore = createLineStore();

const whileOpenMilliseconds = 5 * 60_000;

/**
 * The `refetchInterval` of a query that the live line keeps fresh: the given one while the line is not open,
 * else a long one.
 */
export const pollUnlessLive =
  (milliseconds: number, store: LineStore = lineStore) =>
  (): number =>
    store.get().state === 'open' ? Math.max(milliseconds, whileOpenMilliseconds) : milliseconds;
