import type { Topic } from '#contract/platform/live-frames.ts';
import type { LineStore } from './connection-state.ts';
import { lineStore } from './connection-state.ts';
import type { LiveLine } from './live-line.ts';
import type { SignalLine, SignalLineState } from './signal-line.ts';
import { tabLine } from './tab-line.ts';

/** Enters the room of a visit (APT-…) under a new name. */
export function openSignals(
  visit: string,
  peer: string = crypto.randomUUID(),
  line: LiveLine = tabLine,
  store: LineStore = lineStore,
): SignalLine {
  const heard = new Set<Parameters<SignalLine['onSignal']>[0]>();
  const gone = new Set<Parameters<SignalLine['onGone']>[0]>();
  const states = new Set<Parameters<SignalLine['onState']>[0]>();
  const topic: Topic = `visit:${visit}`;
  let state: SignalLineState = { state: 'connecting' };
  const become = (next: SignalLineState) => {
    state = next;
    for (const listener of [...states]) listener(state);
  };
  const on =
    <Listener>(listeners: Set<Listener>) =>
    (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };

  const stop = line.follow(
    topic,
    {
      onFrame(frame) {
        if (frame.type === 'signal') for (const listener of [...heard]) listener(frame.signal, frame.from);
        if (frame.type === 'gone') for (const listener of [...gone]) listener(frame.peer);
      },
      onCatchUp: () => become({ state: 'open' }),
      onLost: () => state.state === 'open' && become({ state: 'connecting' }),
      onRefused: (because) => become({ state: 'refused', because }),
    },
    peer,
  );
  const unsubscribe = store.subscribe(() => {
    if (store.get().state === 'offline' && state.state === 'connecting') become({ state: 'offline' });
  });

  return {
    peer,
    state: () => state,
    send(signal) {
      if (state.state !== 'open') return false;
      line.send({ type: 'signal', visit, signal });
      return true;
    },
    onSignal: on(heard),
    onGone: on(gone),
    onState: on(states),
    close() {
      unsubscribe();
      stop();
      for (const listeners of [heard, gone, states]) listeners.clear();
    },
  };
}
