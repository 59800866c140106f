import { useSyncExternalStore } from 'react';
import { makeListeners } from '#web/ui/listeners.ts';

/** When each answer from the cache was true, by its path; instants in milliseconds. */
const kept = new Map<string, number>();
const { subscribe, tell } = makeListeners();

/** Records when an answer was kept; null if it came from the server. */
export function noteKept(path: string, keptAt: string | null): void {
  const before = keptSince();
  if (keptAt === null) kept.delete(path);
  else kept.set(path, Date.parse(keptAt));
  if (keptSince() !== before) tell();
}

/** The time of the oldest cached answer in use; null if all come from the server. */
function keptSince(): number | null {
  return kept.size === 0 ? null : Math.min(...kept.values());
}

export function useKeptSince(): number | null {
  return useSyncExternalStore(subscribe, keptSince, () => null);
}
