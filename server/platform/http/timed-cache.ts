interface CacheLimits {
  readonly milliseconds: number;
  /** Beyond this number the oldest entry is dropped. */
  readonly max: number;
  readonly now: () => number;
}

/** Caches results for a while, including those still being made. */
export function createTimedCache<Key, Answer>(
  { milliseconds, max, now }: CacheLimits,
  make: (key: Key) => Promise<Answer>,
): (key: Key) => Promise<Answer> {
  const entries = new Map<Key, { readonly until: number; readonly answer: Promise<Answer> }>();
  return async (key) => {
    const known = entries.get(key);
    if (known && known.until > now()) return known.answer;
    const answer = make(key);
    entries.delete(key);
    entries.set(key, { until: now() + milliseconds, answer });
    try {
      await answer;
      for (const [oldest] of entries) {
        if (entries.size <= max) break;
        entries.delete(oldest);
      }
      return answer;
    } catch (error) {
      // A failure is not cached.
      if (entries.get(key)?.answer === answer) entries.delete(key);
      throw error;
    }
  };
}
