import { useSyncExternalStore } from 'react';

/** When each answer that is older than its asking was true, by the path that was asked; instants in milliseconds. */
const kept = new Map<string, number>();
const listeners = new Set<() => void>();

/** Notes for one answer when it was kept; null when it came from the server. */
export function noteKept(path: string, keptAt: string | null): void {
  const before = keptSince();
  if (keptAt === null) kept.delete(path);
  else kept.set(path, Date.parse(keptAt));
  if (keptSince() !== before) for (const listener of listeners) listener();
}

/** The time of the oldest answer that is shown in place of the server's; null when all come from the server. */
function keptSince(): number | null {
  return kept.size === 0 ? null : Math.min(...kept.values());
}

export function useKeptSince(): number | null {
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return useSyncExternalStore(subscribe, keptSince, () => null);
}
