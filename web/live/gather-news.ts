import type { TopicFrame } from './live-line.ts';

/** What came together: frames in order, or null when anything may have changed. */
export type News = readonly TopicFrame[] | null;

const gatherFor = 250;

/**
 * Hands on what is told: at once when it was quiet before, then what came within a quarter of a second together. A page
 * that nobody sees hears of it when it is seen again.
 */
export function gatherNews(onNews: (news: News) => void) {
  let gathered: TopicFrame[] | null = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hand = () => {
    if (timer !== undefined || document.hidden || gathered?.length === 0) return;
    const news = gathered;
    gathered = [];
    timer = setTimeout(() => {
      timer = undefined;
      hand();
    }, gatherFor);
    onNews(news);
  };
  document.addEventListener('visibilitychange', hand);

  return {
    /** Null: anything may have changed. */
    add(frame: TopicFrame | null) {
      if (frame) gathered?.push(frame);
      else gathered = null;
      hand();
    },
    stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hand);
    },
  };
}
