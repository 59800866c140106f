import { use, useEffect, useEffectEvent } from 'react';
import type { Topic } from '#contract/platform/live-frames.ts';
import { batchFrames, type FrameBatch } from './batch-frames.ts';
import { lineStore } from './connection-state.ts';
import { LiveContext } from './live-context.ts';

interface LiveOptions {
  readonly onChange: (batch: FrameBatch) => void;
  /**
   * The server no longer knows the session. Screens with personal data then call the API, which ends the
   * session here too.
   */
  readonly onSessionOver?: () => void;
}

/**
 * Follows a topic while mounted; null follows nothing. `onChange` is called for changes, on each
 * reconnection, and once when the connection is lost for good, so that the query can find out if the network
 * is down.
 */
export function useLive(topic: Topic | null, { onChange, onSessionOver }: LiveOptions): void {
  const load = use(LiveContext);
  const changed = useEffectEvent(onChange);
  const sessionOver = useEffectEvent(() => onSessionOver?.());
  useEffect(() => {
    if (!topic || !load) return;
    const batch = batchFrames((found) => changed(found));
    let over = false;
    let stop = () => {};
    load().then(
      (line) => {
        if (!over)
          stop = line.follow(topic, {
            onFrame: batch.add,
            onCatchUp: () => batch.add(null),
            // The user may no longer be allowed to see the data shown.
            onRefused: (because) => {
              if (because === 'forbidden') batch.add(null);
              if (because === 'unauthenticated') sessionOver();
            },
          });
      },
      (error: unknown) => console.warn('There is no live line; the page asks from time to time:', error),
    );
    const unsubscribe = lineStore.subscribe(() => {
      if (lineStore.get().state === 'offline') batch.add(null);
    });
    return () => {
      over = true;
      stop();
      unsubscribe();
      batch.stop();
    };
  }, [topic, load]);
}
