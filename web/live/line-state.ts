/**
 * Where the tab's live line stands. Kept apart from the line itself, which is loaded later: whoever polls, or says that
 * the tab is offline, looks here.
 */
export interface LineState {
  readonly state: /** Nothing is followed. */
    | 'idle'
    | 'connecting'
    /** What is followed is told the moment it changes. */
    | 'open'
    /** No connection for some seconds; it is tried again and again. */
    | 'offline';
  /** When the line was found to be lost, an instant in milliseconds; null while it is open or not wanted. */
  readonly lostAt: number | null;
  /** Until when nothing was missed; null while the line is open or not wanted, and before it was open for the first time. */
  readonly heardAt: number | null;
}

export function makeLineStore() {
  let current: LineState = { state: 'idle', lostAt: null, heardAt: null };
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(next: LineState) {
      current = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
export type LineStore = ReturnType<typeof makeLineStore>;

/** The state of this tab's line. */
export const lineStore = makeLineStore();

const whileOpenMilliseconds = 5 * 60_000;

/**
 * How often an answer is asked for again that the live line keeps fresh: as often as said while the line is not open,
 * rarely while it is. For `refetchInterval`, which asks after each answer.
 */
export const pollEvery =
  (milliseconds: number, store: LineStore = lineStore) =>
  (): number =>
    store.get().state === 'open' ? Math.max(milliseconds, whileOpenMilliseconds) : milliseconds;
