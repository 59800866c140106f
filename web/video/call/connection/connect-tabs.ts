import type { SignalLine, SignalLineState } from '#web/platform/live/signal-line.ts';
import type { CallEffect, CallEvent, CallRole } from '../call-events.ts';
import { step } from '../call-machine.ts';
import { getPhase, newCall } from '../call-machine-state.ts';
import type { SendMedia } from '../media/send-media.ts';
import type { CallPhase } from '../visit-call.ts';
import { createLinks } from './call-links.ts';
import { onNetworkChange } from './network-change.ts';
import type { PeerLink } from './peer-link.ts';

export interface ConnectOptions {
  readonly signals: SignalLine;
  readonly role: CallRole;
  readonly iceServers: readonly RTCIceServer[];
  readonly media: SendMedia;
  /** Both tabs wait until this instant (milliseconds, the server's clock). */
  readonly mayConnectFrom: number;
  /** The server's clock, milliseconds. */
  readonly now: () => number;
  /** From now on this connection carries the call. */
  readonly onConnected: (link: PeerLink) => void;
  /** No connection carries it any more. */
  readonly onDisconnected: () => void;
  readonly onPartner: () => void;
  /** A text from the other tab, and a way to answer on the same connection. */
  readonly onText: (text: string, answer: (text: string) => boolean) => void;
  /** Anything below may have changed. */
  readonly onChange: () => void;
  /** This tab has left, was replaced, or was refused. */
  readonly onOver: () => void;
}

export interface TabConnection {
  readonly phase: () => CallPhase;
  /** The connection to the server, as the screen shows it. */
  readonly signalling: () => 'open' | 'lost';
  readonly hasPartner: () => boolean;
  /** The connection that carries the call. */
  readonly link: () => PeerLink | undefined;
  /** Starts; `onChange` may be called from here on. */
  readonly enter: () => void;
  readonly leave: () => void;
}

const heartbeatMilliseconds = 5000;
/** A longer timeout would fire immediately. */
const maxTimeout = 2 ** 31 - 1;

/**
 * Connects this tab with the other one in the room, and again after every loss, until the call is over: the
 * call machine decides, this carries out.
 */
export function connectTabs(options: ConnectOptions): TabConnection {
  const { signals, role, iceServers, media, mayConnectFrom, now, onText } = options;
  let call = newCall({ peer: signals.peer, since: Math.round(now()), role });
  let offline = false;
  const waiting: CallEvent[] = [];
  let busy = false;
  const links = createLinks({ iceServers, media, send: signals.send, dispatch, hear: onText });

  /** Handles events one after the other, also those that effects cause. */
  function dispatch(event: CallEvent) {
    waiting.push(event);
    if (busy) return;
    busy = true;
    const { partner, live } = call;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { call: after, effects } = step(call, next);
      call = after;
      for (const effect of effects) carryOut(effect);
    }
    busy = false;
    if (call.partner?.peer !== partner?.peer) options.onPartner();
    if (live && !call.live) options.onDisconnected();
    options.onChange();
  }

  function carryOut(effect: CallEffect) {
    if (effect.do === 'send') signals.send(effect.signal);
    else if (effect.do === 'adopt') adopt(effect.attempt);
    else if (effect.do === 'stop') stop();
    else links.carryOut(effect);
  }
  function adopt(attempt: string) {
    const link = links.get(attempt);
    if (link) options.onConnected(link);
  }
  function stop() {
    links.closeAll();
    for (const cleanup of cleanups.splice(0)) cleanup();
    options.onOver();
    signals.close();
  }

  const cleanups: (() => void)[] = [];
  const leave = () => dispatch({ type: 'end' });
  const onSignalling = ({ state }: SignalLineState) => {
    offline = state === 'offline';
    dispatch({ type: 'signalling', state: state === 'open' || state === 'refused' ? state : 'lost' });
  };
  let startTimer: ReturnType<typeof setTimeout> | undefined;
  const waitForStart = () => {
    const wait = mayConnectFrom - now();
    if (wait <= 0) dispatch({ type: 'start' });
    else startTimer = setTimeout(waitForStart, Math.min(wait, maxTimeout));
  };

  return {
    phase: () => getPhase(call),
    signalling: () => (offline ? 'lost' : 'open'),
    hasPartner: () => call.partner !== null,
    link: () => links.get(call.live),
    enter() {
      const heartbeat = setInterval(() => dispatch({ type: 'heartbeat' }), heartbeatMilliseconds);
      cleanups.push(
        () => clearInterval(heartbeat),
        () => clearTimeout(startTimer),
        signals.onSignal((signal, from) => dispatch({ type: 'signal', signal, from })),
        signals.onGone((peer) => dispatch({ type: 'gone', peer })),
        signals.onState(onSignalling),
        onNetworkChange(() => dispatch({ type: 'network-change' })),
        () => window.removeEventListener('pagehide', leave),
      );
      // Notify the other tab when this one is closed or reloaded.
      window.addEventListener('pagehide', leave);
      waitForStart();
      onSignalling(signals.state());
    },
    leave,
  };
}
