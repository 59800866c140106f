import type { Signal, TopicRefusal } from '#contract/platform/live.ts';

/** The tab that sent a signal; the role is set by the server. */
export interface SignalSender {
  readonly peer: string;
  readonly role: 'patient' | 'doctor';
}

/**
 * The connection of a room. Every `open` is a fresh start: what was sent meanwhile is lost in both
 * directions, so tabs say `here` again. `refused` is final until the room is entered again.
 */
export type SignalLineState =
  | { readonly state: 'connecting' }
  | { readonly state: 'open' }
  /** No connection for some seconds; it is tried again. */
  | { readonly state: 'offline' }
  | { readonly state: 'refused'; readonly because: TopicRefusal };

/**
 * The signals of one tab in a room, by way of the server (contract/platform/live.ts). Own signals do not come back;
 * those of one sender arrive in order. Each `on…` returns how to stop listening.
 */
export interface SignalLine {
  /** The name of this tab in the room. */
  readonly peer: string;
  readonly state: () => SignalLineState;
  /** Sends to the other tabs of the room; false, and not sent, without a connection. */
  readonly send: (signal: Signal) => boolean;
  readonly onSignal: (listener: (signal: Signal, from: SignalSender) => void) => () => void;
  /** A tab left without `bye`. */
  readonly onGone: (listener: (peer: string) => void) => () => void;
  readonly onState: (listener: (state: SignalLineState) => void) => () => void;
  /** Leaves the room; later signals are dropped. */
  readonly close: () => void;
}
