import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Runs `work` once `wanted` has not changed for `pause` milliseconds; null does nothing. The signal is
 * aborted when `wanted` changes.
 */
export function useDebouncedEffect(
  wanted: string | null,
  pause: number,
  work: (signal: AbortSignal) => unknown,
): void {
  const run = useEffectEvent(work);
  useEffect(() => {
    if (wanted === null) return;
    const overtaken = new AbortController();
    const timer = setTimeout(() => void run(overtaken.signal), pause);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [wanted, pause]);
}

export interface DebouncedQuery<Answer> {
  /** The state of the current question; idle without one. */
  readonly state: 'idle' | 'asking' | 'answered' | 'failed';
  /** The newest answer, which belongs to an older question unless the state is `answered`. */
  readonly answer: Answer | null;
  readonly retry: () => void;
}

/**
 * Calls `ask` once the question has not changed for `pause` milliseconds, and aborts it on the next change.
 * Null asks nothing.
 */
export function useDebouncedQuery<Answer>(
  question: string | null,
  ask: (signal: AbortSignal) => Promise<Answer>,
  pause = 0,
): DebouncedQuery<Answer> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ key: string; state: 'answered' | 'failed' } | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const key = `${attempt} ${question}`;
  const state = question === null ? 'idle' : settled?.key === key ? settled.state : 'asking';

  useDebouncedEffect(state === 'asking' ? key : null, pause, async (signal) => {
    try {
      const found = await ask(signal);
      if (signal.aborted) return;
      setAnswer(() => found);
      setSettled({ key, state: 'answered' });
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      setSettled({ key, state: 'failed' });
    }
  });
  return { state, answer, retry: () => setAttempt(attempt + 1) };
}
