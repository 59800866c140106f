import { useSyncExternalStore } from 'react';
import { createListeners } from '#web/ui/browser/listeners.ts';

/** Storage time of each cached response in use, by path, in milliseconds. */
const cachedAtByPath = new Map<string, number>();
const { subscribe, notify } = createListeners();

/** Records the age of a response; null if it came from the server. */
export function recordCachedAt(path: string, keptAt: string | null): void {
  const before = getOldestCachedAt();
  if (keptAt === null) cachedAtByPath.delete(path);
  else cachedAtByPath.set(path, Date.parse(keptAt));
  if (getOldestCachedAt() !== before) notify();
}

/** The time of the oldest cached response in use; null if all came from the server. */
function getOldestCachedAt(): number | null {
  return cachedAtByPath.size === 0 ? null : Math.min(...cachedAtByPath.values());
}

export function useOldestCachedAt(): number | null {
  return useSyncExternalStore(subscribe, getOldestCachedAt, () => null);
}
