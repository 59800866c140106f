import type { Signal } from '#contract/platform/live-frames.ts';

export type CallRole = 'patient' | 'doctor';

/** A network address of the other tab, for one attempt. */
export interface Candidate {
  readonly attempt: string;
  readonly candidate: string | null;
  readonly sdpMid: string | null;
  readonly sdpMLineIndex: number | null;
}

/** The events of a call: signals of the other tab, changes of a connection, timers. */
export type CallEvent =
  /** The connection to the server; `refused` is final. */
  | { readonly type: 'signalling'; readonly state: 'open' | 'lost' | 'refused' }
  | {
      readonly type: 'signal';
      readonly from: { readonly peer: string; readonly role: CallRole };
      readonly signal: Signal;
    }
  /** The server has lost the other tab. */
  | { readonly type: 'gone'; readonly peer: string }
  /** The visit begins. */
  | { readonly type: 'start' }
  | { readonly type: 'connected'; readonly attempt: string }
  /** A connection broke; it may recover. */
  | { readonly type: 'broken'; readonly attempt: string }
  /** Every two seconds during an attempt. */
  | { readonly type: 'retry'; readonly attempt: string }
  /** Eight seconds after an attempt began. */
  | { readonly type: 'timeout'; readonly attempt: string }
  /** Every five seconds. */
  | { readonly type: 'heartbeat' }
  /** This device changed its network. */
  | { readonly type: 'network-change' }
  | { readonly type: 'end' };

/** Carried out in this order. */
export type CallEffect =
  | { readonly do: 'send'; readonly signal: Signal }
  /** Open a connection for this attempt and send an offer. */
  | { readonly do: 'offer'; readonly attempt: string; readonly to: string }
  /** Open a connection for this offer and send an answer. */
  | { readonly do: 'accept'; readonly attempt: string; readonly to: string; readonly sdp: string }
  | { readonly do: 'take'; readonly attempt: string; readonly sdp: string }
  | { readonly do: 'candidate'; readonly candidate: Candidate }
  /** Send the offer or answer of this attempt again, in case it was lost; unless it has been answered. */
  | { readonly do: 'repeat'; readonly attempt: string; readonly to: string }
  /** Start the timers of this attempt: `retry` every two seconds, `timeout` after eight. */
  | { readonly do: 'watch'; readonly attempt: string }
  /** From now on this connection carries the call. */
  | { readonly do: 'adopt'; readonly attempt: string }
  | { readonly do: 'close'; readonly attempt: string }
  /** The call is over: close all connections, camera and microphone. */
  | { readonly do: 'stop' };
