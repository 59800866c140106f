import type { Signal } from '#contract/live.ts';

export type CallRole = 'patient' | 'doctor';

/** A network address of the other tab, for one attempt. */
export interface Candidate {
  readonly attempt: string;
  readonly candidate: string | null;
  readonly sdpMid: string | null;
  readonly sdpMLineIndex: number | null;
}

/** What happens to a call: heard from the other tab, seen on a connection, or told by a clock. */
export type CallEvent =
  /** The line to the server; `refused` is its last word. */
  | { readonly type: 'line'; readonly state: 'open' | 'lost' | 'refused' }
  | {
      readonly type: 'signal';
      readonly from: { readonly peer: string; readonly role: CallRole };
      readonly signal: Signal;
    }
  /** The server misses that tab. */
  | { readonly type: 'gone'; readonly peer: string }
  /** The visit may begin. */
  | { readonly type: 'due' }
  | { readonly type: 'connected'; readonly attempt: string }
  /** No longer connected; it may come back by itself. */
  | { readonly type: 'broken'; readonly attempt: string }
  /** Every two seconds while an attempt is under way. */
  | { readonly type: 'nudge'; readonly attempt: string }
  /** Eight seconds after an attempt began. */
  | { readonly type: 'watchdog'; readonly attempt: string }
  /** Every five seconds. */
  | { readonly type: 'beat' }
  /** This device is on another network than before. */
  | { readonly type: 'moved' }
  | { readonly type: 'end' };

/** What is to be done about it, in this order. */
export type CallEffect =
  | { readonly do: 'send'; readonly signal: Signal }
  /** Open a connection under this name and send an offer. */
  | { readonly do: 'offer'; readonly attempt: string; readonly to: string }
  /** Open a connection for this offer and send the answer. */
  | { readonly do: 'accept'; readonly attempt: string; readonly to: string; readonly sdp: string }
  | { readonly do: 'take'; readonly attempt: string; readonly sdp: string }
  | { readonly do: 'candidate'; readonly candidate: Candidate }
  /** Send the offer or the answer of this attempt once more, in case it was lost; not when it has been answered. */
  | { readonly do: 'repeat'; readonly attempt: string; readonly to: string }
  /** Nudge every two seconds, and bark after eight. */
  | { readonly do: 'watch'; readonly attempt: string }
  /** This connection carries the call from now on. */
  | { readonly do: 'adopt'; readonly attempt: string }
  | { readonly do: 'close'; readonly attempt: string }
  /** It is over: close every connection, camera and microphone, and the line. */
  | { readonly do: 'stop' };
