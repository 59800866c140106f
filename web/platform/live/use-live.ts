import { use, useEffect, useEffectEvent } from 'react';
import type { Topic } from '#contract/platform/live.ts';
import { batchFrames, type FrameBatch } from './batch-frames.ts';
import { lineStore } from './line-state.ts';
import { LiveContext } from './live-context.ts';

interface LiveOptions {
  /** Something changed; null if anything may have. */
  readonly onChange: (batch: FrameBatch) => void;
  /** The server knows the session no more: whoever shows somebody's data asks the API, which ends it here too. */
  readonly onSessionOver?: () => void;
}

/**
 * Follows a topic while the component is mounted (E-08); null follows nothing. `onChange` is called for
 * changes, each time the connection is back, and once when it is lost for good, so that the query can find
 * out whether the network is.
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
            // What was shown may be nobody's business here any more.
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
