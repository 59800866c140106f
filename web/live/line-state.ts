import { useSyncExternalStore } from 'react';

/** Where the line to the server stands; `idle` while nothing is followed. */
export type LineState = 'idle' | 'connecting' | 'open' | 'offline';

let state: LineState = 'idle';
/** When the line was lost, instant in milliseconds; null while it is not offline. */
let lostAt: number | null = null;
const listeners = new Set<() => void>();

/** Told by the line alone (live-line.ts); a file of its own, so that whoever only looks does not load the line. */
export function setLineState(next: LineState, since: number | null = null): void {
  if (next === state) return;
  state = next;
  lostAt = since;
  for (const listener of listeners) listener();
}

export const lineState = () => state;

export function onLineState(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useLineState(): LineState {
  return useSyncExternalStore(onLineState, lineState, () => 'idle');
}

/** Since when there is no line, instant in milliseconds; null while there is one or none is needed. */
export function useLostAt(): number | null {
  return useSyncExternalStore(
    onLineState,
    () => lostAt,
    () => null,
  );
}
