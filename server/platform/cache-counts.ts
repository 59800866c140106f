/** What became of the answers that a process keeps, since its start: for the metrics. */
export interface CacheCounts {
  /** Answered from memory. */
  hits: number;
  /** Found or made anew. */
  misses: number;
  /** Put away before their time or at its end. */
  dropped: number;
}

export const createCacheCounts = (): CacheCounts => ({ hits: 0, misses: 0, dropped: 0 });
