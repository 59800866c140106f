import { useSyncExternalStore } from 'react';
import type { CallState, VisitCall } from '../call/visit-call.ts';

const never = () => () => {};

export function useCallState(call: VisitCall | null): CallState | null {
  return useSyncExternalStore(call?.subscribe ?? never, () => call?.state() ?? null);
}

/** Connected or connecting: a call that should not be ended by mistake. */
export function isInCall({ phase, connectedAt }: CallState): boolean {
  if (phase === 'waiting') return connectedAt !== null;
  return phase === 'connecting' || phase === 'connected' || phase === 'reconnecting';
}

/** The end of a call for this tab; `completed` with the visit itself. */
export type Ending = 'ended' | 'replaced' | 'closed' | 'completed';

/** Null while it has not ended. */
export function getEnding({ phase }: CallState): Ending | null {
  return phase === 'ended' || phase === 'replaced' || phase === 'closed' ? phase : null;
}
