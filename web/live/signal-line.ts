import type { RefusedBecause, Signal } from '#contract/live.ts';

/** The other tab of a room, as the server names it; its role is the server's word. */
export interface SignalSender {
  readonly peer: string;
  readonly role: 'patient' | 'doctor';
}

/**
 * Where the line of a room stands. Every `open` is a fresh start: what was sent or said while it was not open is lost in
 * both directions, so whoever is in the room says `here` again. After `refused` nothing more comes until the room is
 * entered anew.
 */
export type SignalLineState =
  | { readonly state: 'connecting' }
  | { readonly state: 'open' }
  /** No connection for some seconds; it is tried again and again. */
  | { readonly state: 'offline' }
  | { readonly state: 'refused'; readonly because: RefusedBecause };

/**
 * What one tab in a room tells and hears by way of the server (contract/live.ts). Own signals never come back; those of
 * one sender come in the order of their sending. Each `on…` answers how to stop listening.
 */
export interface SignalLine {
  /** The name of this tab in the room. */
  readonly peer: string;
  readonly state: () => SignalLineState;
  /** Sends to the other tabs of the room; false, and not sent, while the line is not open. */
  readonly send: (signal: Signal) => boolean;
  readonly onSignal: (listener: (signal: Signal, from: SignalSender) => void) => () => void;
  /** A tab left without a word. */
  readonly onGone: (listener: (peer: string) => void) => () => void;
  readonly onState: (listener: (state: SignalLineState) => void) => () => void;
  /** Leaves the room; what is still sent afterwards goes nowhere. */
  readonly close: () => void;
}
