/** Listeners for a value stored outside of React, for `useSyncExternalStore`. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** Returns the unsubscribe function. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify() {
      for (const listener of [...listeners]) listener();
    },
  };
}
