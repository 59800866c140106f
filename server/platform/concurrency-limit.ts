import { Refusal } from '#contract/platform/refusals.ts';

interface Bounds {
  readonly atOnce: number;
  readonly waiting: number;
}

export interface ConcurrencyLimit {
  /** Queues the work. Refuses with `busy` (503) when the queue is full. */
  <T>(work: () => Promise<T>): Promise<T>;
  /** For the metrics; `refused` counts since the start. */
  readonly counts: { readonly running: number; readonly waiting: number; readonly refused: number };
}

/** By then part of a full queue is done. */
const retryAfterSeconds = 2;

/**
 * First come, first served; with a full queue callers are refused immediately, so that heavy work cannot slow
 * everything else down.
 */
export function createConcurrencyLimit({ atOnce, waiting }: Bounds): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  let running = 0;
  let refused = 0;
  const turn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else {
      refused += 1;
      throw new Refusal('busy', {}, retryAfterSeconds);
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next)
        next(); // hands its turn over
      else running -= 1;
    }
  };
  return Object.assign(turn, {
    counts: {
      get running() {
        return running;
      },
      get waiting() {
        return queue.length;
      },
      get refused() {
        return refused;
      },
    },
  });
}
