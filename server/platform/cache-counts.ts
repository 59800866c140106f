/** Metrics of the response cache of a process since its start. */
export interface CacheCounts {
  hits: number;
  misses: number;
  /** Evicted or expired. */
  dropped: number;
}

export const createCacheCounts = (): CacheCounts => ({ hits: 0, misses: 0, dropped: 0 });
