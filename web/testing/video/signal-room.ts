import type { Signal } from '#contract/platform/live-frames.ts';
import type { SignalLine, SignalLineState } from '#web/platform/live/signal-line.ts';
import type { CallRole } from '#web/video/call/call-events.ts';
import { enterCall } from '#web/video/call/enter-call.ts';
import type { LocalMedia } from '#web/video/call/visit-call.ts';
import { FakeStream, FakeTrack } from './fake-media.ts';

/** A server with one room that relays signals. */
export function openSignalRoom() {
  const lines = new Set<(signal: Signal, from: { peer: string; role: CallRole }) => void>();
  let entered = 0;
  return (role: CallRole, mayConnectFrom = 0) => {
    entered += 1;
    const peer = `${role}-${entered}`;
    let state: SignalLineState = { state: 'connecting' };
    let closed = false;
    let hear: ((signal: Signal, from: { peer: string; role: CallRole }) => void) | null = null;
    let tellState: ((state: SignalLineState) => void) | null = null;
    const become = (next: SignalLineState['state']) => {
      state = next === 'refused' ? { state: next, because: 'room_closed' } : { state: next };
      tellState?.(state);
    };
    const listen = (signal: Signal, from: { peer: string; role: CallRole }) =>
      state.state === 'open' && from.peer !== peer && hear?.(signal, from);
    lines.add(listen);
    const signals: SignalLine = {
      peer,
      state: () => state,
      send: (signal) => {
        if (state.state !== 'open') return false;
        for (const line of lines) queueMicrotask(() => line(signal, { peer, role }));
        return true;
      },
      onSignal: (listener) => {
        hear = listener;
        return () => {
          hear = null;
        };
      },
      onGone: () => () => {},
      onState: (listener) => {
        tellState = listener;
        return () => {
          tellState = null;
        };
      },
      close: () => {
        closed = true;
        lines.delete(listen);
      },
    };
    const tracks = { microphone: new FakeTrack('audio'), camera: new FakeTrack('video') };
    const media = { stream: new FakeStream(Object.values(tracks)), ...tracks } as unknown as LocalMedia;
    const call = enterCall({ signals, role, iceServers: [], media, mayConnectFrom, now: () => Date.now() });
    return { call, line: become, tracks, isClosed: () => closed };
  };
}
