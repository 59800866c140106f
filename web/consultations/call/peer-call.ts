import type { Signal } from '#contract/live.ts';
import { makeChat } from './chat.ts';
import type { CallEffect, CallEvent, CallRole } from './events.ts';
import { watchLine } from './line-watch.ts';
import { makeLinks } from './links.ts';
import { step } from './machine.ts';
import { onNetworkChange } from './network-change.ts';
import { makeOwnMedia } from './own-media.ts';
import { makeSendMedia } from './send-media.ts';
import { newCall, phaseOf } from './state.ts';
import { type CallText, readCallText } from './texts.ts';
import type { CallState, LocalMedia, VisitCall } from './visit-call.ts';
import { keepAwake } from './wake-lock.ts';

/** The signals of the room, from web/live. Each `on…` returns how to stop listening. */
export interface CallSignals {
  /** The name of this tab in the room. */
  readonly peer: string;
  readonly state: () => CallSignalsState;
  readonly send: (signal: Signal) => unknown;
  readonly onSignal: (
    listener: (signal: Signal, from: { readonly peer: string; readonly role: CallRole }) => void,
  ) => () => void;
  readonly onGone: (listener: (peer: string) => void) => () => void;
  readonly onState: (listener: (state: CallSignalsState) => void) => () => void;
  readonly close: () => void;
}

interface CallSignalsState {
  readonly state: 'connecting' | 'open' | 'offline' | 'refused';
}

export interface CallOptions {
  readonly signals: CallSignals;
  readonly role: CallRole;
  readonly iceServers: readonly RTCIceServer[];
  /** The call stops these tracks at its end. */
  readonly media: LocalMedia;
  /** Both tabs wait until this instant (milliseconds, the server's clock). */
  readonly mayConnectFrom: number;
  /** The server's clock, milliseconds. */
  readonly now: () => number;
}

const heartbeatMilliseconds = 5000;
/** A longer timeout would fire at once. */
const timerAtMost = 2 ** 31 - 1;
const nobody = { present: false, microphone: false, camera: false, sharing: false };

/**
 * Enters the room of a visit with this tab, until `end`, `replaced` or `closed` (F-12,
 * docs/product.md#video-visits).
 */
export function enterCall({ signals, role, iceServers, media, mayConnectFrom, now }: CallOptions): VisitCall {
  let call = newCall({ peer: signals.peer, since: Math.round(now()), role });
  let other: CallState['other'] = nobody;
  let line = { quality: null as CallState['quality'], audioOnly: false };
  let offline = false;
  let connectedAt: number | null = null;
  const waiting: CallEvent[] = [];
  let busy = false;
  const listeners = new Set<() => void>();
  const chat = makeChat(signals.peer, now);
  const send = makeSendMedia();
  const own = makeOwnMedia(media, send, () => {
    tellState();
    changed();
  });
  const hasPicture = () => own.state().camera || own.state().sharing;
  const watch = watchLine(
    () => ({ pictureSent: hasPicture(), heard: other.microphone || other.camera }),
    (report) => {
      if (report.quality === line.quality && report.audioOnly === line.audioOnly) return;
      line = report;
      send.adapt(line.quality, line.audioOnly);
      tellState();
      changed();
    },
  );

  const links = makeLinks({ iceServers, media: send, send: signals.send, dispatch, hear });
  const look = (): CallState => ({
    phase: phaseOf(call),
    signalling: offline ? 'lost' : 'open',
    other: { ...other, present: call.partner !== null },
    remote: links.get(call.live)?.stream ?? null,
    ...own.state(),
    ...line,
    connectedAt,
    messages: chat.messages(),
  });
  let state = look();
  function changed() {
    state = look();
    for (const listener of listeners) listener();
  }

  const tell = (text: CallText) => links.get(call.live)?.tell(JSON.stringify(text)) ?? false;
  function tellState() {
    const { microphone, camera, sharing } = own.state();
    tell({ type: 'state', microphone, camera: camera && !line.audioOnly, sharing });
  }
  function hear(text: string, answer: (text: string) => boolean) {
    const said = readCallText(text);
    if (!said) return;
    if (said.type === 'state') {
      const { microphone, camera, sharing } = said;
      other = { ...other, microphone, camera, sharing };
    } else {
      const reply = chat.hear(said);
      if (reply) answer(JSON.stringify(reply));
    }
    changed();
  }

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
    if (call.partner?.peer !== partner?.peer) other = nobody;
    if (live && !call.live) watch.pause();
    changed();
  }

  function carryOut(effect: CallEffect) {
    if (effect.do === 'send') signals.send(effect.signal);
    else if (effect.do === 'adopt') adopt(effect.attempt);
    else if (effect.do === 'stop') stop();
    else links.carryOut(effect);
  }
  function adopt(attempt: string) {
    const link = links.get(attempt);
    if (!link) return;
    connectedAt ??= now();
    watch.follow(link.connection);
    tellState();
    for (const text of chat.unacknowledged()) tell(text);
  }
  function stop() {
    links.closeAll();
    for (const cleanup of cleanups.splice(0)) cleanup();
  }

  const heartbeat = setInterval(() => dispatch({ type: 'heartbeat' }), heartbeatMilliseconds);
  const leave = () => dispatch({ type: 'end' });
  const cleanups = [
    () => clearInterval(heartbeat),
    () => clearTimeout(startTimer),
    signals.onSignal((signal, from) => dispatch({ type: 'signal', signal, from })),
    signals.onGone((peer) => dispatch({ type: 'gone', peer })),
    signals.onState(({ state }) => onSignalling(state)),
    onNetworkChange(() => dispatch({ type: 'network-change' })),
    keepAwake(),
    () => window.removeEventListener('pagehide', leave),
    watch.pause,
    own.stop,
    signals.close,
  ];
  // Tell the other tab when this one is closed or reloaded.
  window.addEventListener('pagehide', leave);
  let startTimer: ReturnType<typeof setTimeout> | undefined;
  const waitForStart = () => {
    const wait = mayConnectFrom - now();
    if (wait <= 0) dispatch({ type: 'start' });
    else startTimer = setTimeout(waitForStart, Math.min(wait, timerAtMost));
  };
  const onSignalling = (now: CallSignalsState['state']) => {
    offline = now === 'offline';
    dispatch({ type: 'signalling', state: now === 'open' || now === 'refused' ? now : 'lost' });
  };
  waitForStart();
  onSignalling(signals.state().state);

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setMicrophone: own.setMicrophone,
    setCamera: own.setCamera,
    chooseDevice: own.chooseDevice,
    share: own.share,
    say(text) {
      if (state.phase !== 'connected') return false;
      const said = chat.say(text);
      if (!said) return false;
      tell(said);
      changed();
      return true;
    },
    end: leave,
  };
}
