import type { Signal, Topic } from '#contract/live.ts';
import { lineState, onLineState } from './line-state.ts';
import { liveLine } from './live-line.ts';
import type { SignalLine, SignalLineState, SignalSender } from './signal-line.ts';

/** Enters the room of a visit, under a name that is new each time (decisions §9). */
export function openSignals(appointmentId: string): SignalLine {
  const peer = crypto.randomUUID();
  const line = liveLine();
  let state: SignalLineState = { state: 'connecting' };
  const hearing = {
    signal: new Set<(signal: Signal, from: SignalSender) => void>(),
    gone: new Set<(peer: string) => void>(),
    state: new Set<(state: SignalLineState) => void>(),
  };
  const become = (next: SignalLineState) => {
    // Every `open` counts, for it is a fresh start.
    if (next.state === state.state && next.state !== 'open') return;
    state = next;
    for (const listener of hearing.state) listener(state);
  };
  const listen = <T>(listeners: Set<T>) => {
    return (listener: T) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
  };

  const leave = line.follow(
    `visit:${appointmentId}` as Topic,
    {
      onFollowing: () => become({ state: 'open' }),
      onRefused: (because) => become({ state: 'refused', because }),
      onFrame(frame) {
        if (frame.type === 'signal') for (const hear of hearing.signal) hear(frame.signal, frame.from);
        if (frame.type === 'gone') for (const hear of hearing.gone) hear(frame.peer);
      },
    },
    peer,
  );
  const unsubscribe = onLineState(() => {
    if (state.state === 'refused' || lineState() === 'open') return;
    become({ state: lineState() === 'offline' ? 'offline' : 'connecting' });
  });

  return {
    peer,
    state: () => state,
    send: (signal) => state.state === 'open' && line.signal(appointmentId, signal),
    onSignal: listen(hearing.signal),
    onGone: listen(hearing.gone),
    onState: listen(hearing.state),
    close() {
      leave();
      unsubscribe();
      for (const listeners of Object.values(hearing)) listeners.clear();
    },
  };
}
