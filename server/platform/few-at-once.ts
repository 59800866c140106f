import { Refusal } from '#contract/platform/refusals.ts';

interface Bounds {
  /** How many run at once. */
  readonly atOnce: number;
  /** How many may wait for their turn; whoever comes then is refused. */
  readonly waiting: number;
}

/** Lets a few of a heavy kind of work run at once. */
export interface ConcurrencyLimit {
  /** Does the work when it is its turn. Refuses with `busy` (503) when too many wait already. */
  <T>(work: () => Promise<T>): Promise<T>;
  /** For the metrics; `refused` since the start. */
  readonly counts: { readonly running: number; readonly waiting: number; readonly refused: number };
}

/** A time in which part of a full queue is done. */
const retryAfterSeconds = 2;

/**
 * Bounds a heavy kind of work, so that it cannot slow everything else down: the first come are served first,
 * and who would wait too long hears so at once.
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
