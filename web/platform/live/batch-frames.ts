import type { TopicFrame } from './live-line.ts';

/** Frames in the order of their arrival; null if anything may have changed. */
export type FrameBatch = readonly TopicFrame[] | null;

const batchMilliseconds = 250;

/**
 * Batches frames: passes the first on at once, then those that arrive within a quarter of a second together.
 * A hidden page gets them when it is shown again.
 */
export function batchFrames(onBatch: (batch: FrameBatch) => void) {
  let waiting: TopicFrame[] | null = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    if (timer !== undefined || document.hidden || waiting?.length === 0) return;
    const batch = waiting;
    waiting = [];
    timer = setTimeout(() => {
      timer = undefined;
      flush();
    }, batchMilliseconds);
    onBatch(batch);
  };
  document.addEventListener('visibilitychange', flush);

  return {
    /** Null: anything may have changed. */
    add(frame: TopicFrame | null) {
      if (frame) waiting?.push(frame);
      else waiting = null;
      flush();
    },
    stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', flush);
    },
  };
}
