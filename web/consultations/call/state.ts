import type { CallRole, Candidate } from './events.ts';
import type { CallPhase } from './visit-call.ts';

/** One tab in a room, and since when (an instant by the server's clock, milliseconds). */
export interface Tab {
  readonly peer: string;
  readonly since: number;
}

/**
 * A call as rules see it. The doctor's tab makes every offer and the patient's answers, so two offers never
 * meet. An attempt that fails is followed by a new one with a new connection; the one before carries the call
 * until the new one stands (docs/product.md#video-visits).
 */
export interface Call {
  readonly me: Tab & { readonly role: CallRole };
  readonly due: boolean;
  readonly line: 'open' | 'lost';
  readonly over: 'ended' | 'replaced' | 'closed' | null;
  /** `gone`: the server misses it, though the connection stands. `met`: was connected to this tab before. */
  readonly partner: (Tab & { readonly ready: boolean; readonly gone: boolean; readonly met: boolean }) | null;
  /** Tabs that said goodbye; what comes late from them counts no more. */
  readonly left: readonly string[];
  /** Doctor: how many attempts there were. */
  readonly made: number;
  /** Patient: the latest attempt seen. */
  readonly seen: string | null;
  readonly trying: string | null;
  /** The attempt whose connection carries the call, and whether that is broken at the moment. */
  readonly live: string | null;
  readonly shaky: boolean;
  /** How often the partner was asked without a sign of life. */
  readonly unheard: number;
  /** Patient: addresses that came before their offer. */
  readonly early: readonly Candidate[];
}

export function newCall(me: Call['me']): Call {
  return {
    ...{ me, due: false, line: 'lost', over: null, partner: null, left: [], made: 0, seen: null },
    ...{ trying: null, live: null, shaky: false, unheard: 0, early: [] },
  };
}

/** Whether a connection carries the call at this moment. */
export const isSound = (call: Call) => call.live !== null && !call.shaky;

export function phaseOf(call: Call): CallPhase {
  if (call.over) return call.over;
  if (isSound(call)) return 'connected';
  if (call.partner?.met) return 'reconnecting';
  return call.due && call.partner?.ready ? 'connecting' : 'waiting';
}

/** Of two tabs of one person, whether the first was opened later than the other. */
export function isNewer(one: Tab, other: Tab): boolean {
  return one.since > other.since || (one.since === other.since && one.peer > other.peer);
}
