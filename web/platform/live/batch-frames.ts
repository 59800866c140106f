import type { TopicFrame } from './live-line.ts';

/** Frames in order of arrival; null if anything may have changed. */
export type FrameBatch = readonly TopicFrame[] | null;

const batchMilliseconds = 250;

/**
 * Passes the first frame on immediately, then batches those of each quarter of a second. A hidden page gets
 * them when it is shown again.
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
