import type { SignalLine } from '#web/platform/live/signal-line.ts';
import { createListeners } from '#web/ui/browser/listeners.ts';
import { createChat } from './call-chat.ts';
import type { CallRole } from './call-events.ts';
import { type CallText, parseCallText } from './call-texts.ts';
import { connectTabs } from './connection/connect-tabs.ts';
import { watchLine } from './connection/line-watch.ts';
import { createOwnMedia } from './media/own-media.ts';
import { createSendMedia } from './media/send-media.ts';
import { preventSleep } from './media/wake-lock.ts';
import type { CallState, LocalMedia, VisitCall } from './visit-call.ts';

export interface CallOptions {
  readonly signals: SignalLine;
  readonly role: CallRole;
  readonly iceServers: readonly RTCIceServer[];
  /** The call stops these tracks at its end. */
  readonly media: LocalMedia;
  /** Both tabs wait until this instant (milliseconds, the server's clock). */
  readonly mayConnectFrom: number;
  /** The server's clock, milliseconds. */
  readonly now: () => number;
}

const absentPartner = { present: false, microphone: false, camera: false, sharing: false };

/** Enters the room of a visit with this tab, until `end`, `replaced` or `closed`. */
export function enterCall({ media, ...options }: CallOptions): VisitCall {
  const { signals, now } = options;
  let other: CallState['other'] = absentPartner;
  let line = { quality: null as CallState['quality'], audioOnly: false };
  let connectedAt: number | null = null;
  const listeners = createListeners();
  const chat = createChat(signals.peer, now);
  const send = createSendMedia();
  const own = createOwnMedia(media, send, () => {
    sendState();
    changed();
  });
  const hasPicture = () => own.state().camera || own.state().sharing;
  const watch = watchLine(
    () => ({ pictureSent: hasPicture(), heard: other.microphone || other.camera }),
    (report) => {
      if (report.quality === line.quality && report.audioOnly === line.audioOnly) return;
      line = report;
      send.adapt(line.quality, line.audioOnly);
      sendState();
      changed();
    },
  );
  const tabs = connectTabs({
    ...options,
    media: send,
    onConnected({ connection }) {
      connectedAt ??= now();
      watch.follow(connection);
      sendState();
      for (const text of chat.unacknowledged()) sendText(text);
    },
    onDisconnected: watch.pause,
    onPartner() {
      other = absentPartner;
    },
    onText: hear,
    onChange: changed,
    onOver() {
      letSleep();
      watch.pause();
      own.stop();
    },
  });

  const snapshot = (): CallState => ({
    phase: tabs.phase(),
    signalling: tabs.signalling(),
    other: { ...other, present: tabs.hasPartner() },
    remote: tabs.link()?.stream ?? null,
    ...own.state(),
    ...line,
    connectedAt,
    messages: chat.messages(),
  });
  let state = snapshot();
  function changed() {
    state = snapshot();
    listeners.notify();
  }

  const sendText = (text: CallText) => tabs.link()?.notify(JSON.stringify(text)) ?? false;
  function sendState() {
    const { microphone, camera, sharing } = own.state();
    sendText({ type: 'state', microphone, camera: camera && !line.audioOnly, sharing });
  }
  function hear(text: string, answer: (text: string) => boolean) {
    const said = parseCallText(text);
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

  const letSleep = preventSleep();
  tabs.enter();

  return {
    state: () => state,
    subscribe: listeners.subscribe,
    setMicrophone: own.setMicrophone,
    setCamera: own.setCamera,
    chooseDevice: own.chooseDevice,
    share: own.share,
    say(text) {
      if (state.phase !== 'connected') return false;
      const said = chat.say(text);
      if (!said) return false;
      sendText(said);
      changed();
      return true;
    },
    end: tabs.leave,
  };
}
