import type { Signal, TopicRefusal } from '#contract/platform/live-frames.ts';

/** The tab that sent a signal; the server sets the role. */
export interface SignalSender {
  readonly peer: string;
  readonly role: 'patient' | 'doctor';
}

/**
 * The connection of a room. Every `open` is a fresh start: signals sent meanwhile are lost in both
 * directions, so tabs send `here` again. `refused` is final until the room is entered again.
 */
export type SignalLineState =
  | { readonly state: 'connecting' }
  | { readonly state: 'open' }
  /** No connection for some seconds; it is tried again. */
  | { readonly state: 'offline' }
  | { readonly state: 'refused'; readonly because: TopicRefusal };

/**
 * Signals of one tab in a room, relayed by the server (contract/platform/live-frames.ts). Own signals do not come
 * back; those of one sender arrive in order. Each `on…` returns the unsubscribe function.
 */
export interface SignalLine {
  readonly peer: string;
  readonly state: () => SignalLineState;
  /** Returns false without a connection; the signal is then not sent. */
  readonly send: (signal: Signal) => boolean;
  readonly onSignal: (listener: (signal: Signal, from: SignalSender) => void) => () => void;
  /** A tab left without `bye`. */
  readonly onGone: (listener: (peer: string) => void) => () => void;
  readonly onState: (listener: (state: SignalLineState) => void) => () => void;
  readonly close: () => void;
}
