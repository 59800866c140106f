import { use, useEffect, useEffectEvent } from 'react';
import type { Topic } from '#contract/live.ts';
import { gatherNews, type News } from './gather-news.ts';
import { lineStore } from './line-state.ts';
import { LiveContext } from './live-context.ts';

interface LiveOptions {
  /** Something changed, or null: anything may have. Asks for it anew. */
  readonly onChange: (news: News) => void;
}

/**
 * Follows a topic while the component is there (E-08); null follows nothing. `onChange` hears of changes, of
 * every return of the line, and once when the line is lost for good, so that asking can tell whether the
 * network is.
 */
export function useLive(topic: Topic | null, { onChange }: LiveOptions): void {
  const load = use(LiveContext);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (!topic || !load) return;
    const news = gatherNews((found) => changed(found));
    let over = false;
    let stop = () => {};
    load().then(
      (line) => {
        if (!over) stop = line.follow(topic, { onFrame: news.add, onCatchUp: () => news.add(null) });
      },
      (error: unknown) => console.warn('There is no live line; the page asks from time to time:', error),
    );
    const unsubscribe = lineStore.subscribe(() => {
      if (lineStore.get().state === 'offline') news.add(null);
    });
    return () => {
      over = true;
      stop();
      unsubscribe();
      news.stop();
    };
  }, [topic, load]);
}
