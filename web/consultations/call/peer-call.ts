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

/** The line to the server, as web/live/signal-line.ts has it. Each `on…` answers how to stop listening. */
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
  /** The call stops its tracks at the end. */
  readonly media: LocalMedia;
  /** Before this instant (milliseconds, by the server's clock) both wait. */
  readonly mayConnectFrom: number;
  /** The server's clock as this device knows it, milliseconds. */
  readonly now: () => number;
}

const beatMilliseconds = 5000;
/** Longer timers fire at once. */
const timerAtMost = 2 ** 31 - 1;
const nobody = { present: false, microphone: false, camera: false, sharing: false };

/**
 * Enters the room of a visit with this tab and stays in it until `end`, `replaced` or `closed` (F-12,
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
    (news) => {
      if (news.quality === line.quality && news.audioOnly === line.audioOnly) return;
      line = news;
      send.suit(line.quality, line.audioOnly);
      tellState();
      changed();
    },
  );

  const links = makeLinks({ iceServers, media: send, send: signals.send, happen, hear });
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

  /** One event after the other, also when what is to be done about one makes the next. */
  function happen(event: CallEvent) {
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
    if (live && !call.live) watch.rest();
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
    for (const text of chat.unheard()) tell(text);
  }
  function stop() {
    links.closeAll();
    for (const cease of ceasing.splice(0)) cease();
  }

  const beat = setInterval(() => happen({ type: 'beat' }), beatMilliseconds);
  const leave = () => happen({ type: 'end' });
  const ceasing = [
    () => clearInterval(beat),
    () => clearTimeout(due),
    signals.onSignal((signal, from) => happen({ type: 'signal', signal, from })),
    signals.onGone((peer) => happen({ type: 'gone', peer })),
    signals.onState(({ state }) => hearLine(state)),
    onNetworkChange(() => happen({ type: 'moved' })),
    keepAwake(),
    () => window.removeEventListener('pagehide', leave),
    watch.rest,
    own.stop,
    signals.close,
  ];
  // Says goodbye when the tab is closed or reloaded, so that nobody waits for it.
  window.addEventListener('pagehide', leave);
  let due: ReturnType<typeof setTimeout> | undefined;
  const waitUntilDue = () => {
    const wait = mayConnectFrom - now();
    if (wait <= 0) happen({ type: 'due' });
    else due = setTimeout(waitUntilDue, Math.min(wait, timerAtMost));
  };
  const hearLine = (now: CallSignalsState['state']) => {
    offline = now === 'offline';
    happen({ type: 'line', state: now === 'open' || now === 'refused' ? now : 'lost' });
  };
  waitUntilDue();
  hearLine(signals.state().state);

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
