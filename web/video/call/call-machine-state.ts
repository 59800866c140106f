import type { CallRole, Candidate } from './call-events.ts';
import type { CallPhase } from './visit-call.ts';

/** A tab in a room, and the time it opened (an instant by the server's clock, milliseconds). */
export interface Tab {
  readonly peer: string;
  readonly since: number;
}

/**
 * The state of a call. The doctor's tab makes every offer and the patient's answers, so that offers cannot
 * cross. A failed attempt is followed by a new one with a new connection; the old connection carries the call
 * until the new one works.
 */
export interface MachineState {
  readonly me: Tab & { readonly role: CallRole };
  readonly started: boolean;
  readonly signalling: 'open' | 'lost';
  readonly over: 'ended' | 'replaced' | 'closed' | null;
  /**
   * `gone`: the server has lost it, although the connection works. `met`: was connected to this tab before.
   */
  readonly partner: (Tab & { readonly ready: boolean; readonly gone: boolean; readonly met: boolean }) | null;
  /** Tabs that said `bye`; their late signals are ignored. */
  readonly left: readonly string[];
  /** Doctor: the number of attempts. */
  readonly made: number;
  /** Patient: the latest attempt seen. */
  readonly seen: string | null;
  readonly trying: string | null;
  /** The attempt whose connection carries the call, and `interrupted` if it is. */
  readonly live: string | null;
  readonly interrupted: boolean;
  /** Requests to the partner since their last signal. */
  readonly unanswered: number;
  /** Patient: candidates that arrived before their offer. */
  readonly early: readonly Candidate[];
}

export function newCall(me: MachineState['me']): MachineState {
  return {
    ...{ me, started: false, signalling: 'lost', over: null, partner: null, left: [], made: 0, seen: null },
    ...{ trying: null, live: null, interrupted: false, unanswered: 0, early: [] },
  };
}

export const isConnected = (call: MachineState) => call.live !== null && !call.interrupted;

export function getPhase(call: MachineState): CallPhase {
  if (call.over) return call.over;
  if (isConnected(call)) return 'connected';
  if (call.partner?.met) return 'reconnecting';
  return call.started && call.partner?.ready ? 'connecting' : 'waiting';
}

/** The first of two tabs of one person was opened later. */
export function isNewer(one: Tab, other: Tab): boolean {
  return one.since > other.since || (one.since === other.since && one.peer > other.peer);
}
