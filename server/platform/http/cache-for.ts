interface CacheLimits {
  readonly milliseconds: number;
  /** The oldest entry is dropped beyond this number. */
  readonly atMost: number;
  readonly now: () => number;
}

/** Caches answers for a while, also while they are being made. */
export function cacheFor<Key, Answer>(
  { milliseconds, atMost, now }: CacheLimits,
  make: (key: Key) => Promise<Answer>,
): (key: Key) => Promise<Answer> {
  const kept = new Map<Key, { readonly until: number; readonly answer: Promise<Answer> }>();
  return async (key) => {
    const known = kept.get(key);
    if (known && known.until > now()) return known.answer;
    const answer = make(key);
    kept.delete(key);
    kept.set(key, { until: now() + milliseconds, answer });
    try {
      await answer;
      for (const [oldest] of kept) {
        if (kept.size <= atMost) break;
        kept.delete(oldest);
      }
      return answer;
    } catch (error) {
      // A failure is not cached.
      if (kept.get(key)?.answer === answer) kept.delete(key);
      throw error;
    }
  };
}
