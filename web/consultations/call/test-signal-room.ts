import type { Signal } from '#contract/live.ts';
import type { CallRole } from './events.ts';
import { type CallSignals, enterCall } from './peer-call.ts';
import { FakeStream, FakeTrack } from './test-media.ts';
import type { LocalMedia } from './visit-call.ts';

type State = ReturnType<CallSignals['state']>;

/** A server with one room that passes signals on. */
export function openRoom() {
  const lines = new Set<(signal: Signal, from: { peer: string; role: CallRole }) => void>();
  let entered = 0;
  return (role: CallRole, mayConnectFrom = 0) => {
    entered += 1;
    const peer = `${role}-${entered}`;
    let state: State = { state: 'connecting' };
    let closed = false;
    let hear: ((signal: Signal, from: { peer: string; role: CallRole }) => void) | null = null;
    let tellState: ((state: State) => void) | null = null;
    const become = (next: State['state']) => {
      state = { state: next };
      tellState?.(state);
    };
    const listen = (signal: Signal, from: { peer: string; role: CallRole }) =>
      state.state === 'open' && from.peer !== peer && hear?.(signal, from);
    lines.add(listen);
    const signals: CallSignals = {
      peer,
      state: () => state,
      send: (signal) => {
        if (state.state !== 'open') return;
        for (const line of lines) queueMicrotask(() => line(signal, { peer, role }));
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
