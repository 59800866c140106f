import { useEffect, useState } from 'react';
import type { City } from '#contract/places.ts';
import { useCall } from '../api/context.tsx';

/** City search waits this long after the last key (B-05). */
const searchDelayMilliseconds = 400;
const atMost = 10;

type Found = { readonly state: 'found'; readonly cities: readonly City[] };
type Search = { readonly state: 'idle' | 'searching' | 'failed' } | Found;

/** Cities whose name begins with what is being typed. An answer to an older question is dropped. */
export function useCitySearch(typed: string): Search & { readonly retry: () => void } {
  const call = useCall();
  const namePrefix = typed.trim();
  const [attempt, setAttempt] = useState(0);
  const question = `${attempt} ${namePrefix}`;
  const [answer, setAnswer] = useState<{ question: string; search: Search } | null>(null);

  useEffect(() => {
    if (!namePrefix) return;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      try {
        const { data } = await call('GET /cities', { query: { namePrefix, limit: atMost }, signal });
        setAnswer({ question, search: { state: 'found', cities: data.slice(0, atMost) } });
      } catch (error) {
        if (signal.aborted) return;
        console.error(error);
        setAnswer({ question, search: { state: 'failed' } });
      }
    };
    const timer = setTimeout(() => void ask(), searchDelayMilliseconds);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [call, namePrefix, question]);

  const retry = () => setAttempt(attempt + 1);
  if (!namePrefix) return { state: 'idle', retry };
  return answer?.question === question ? { ...answer.search, retry } : { state: 'searching', retry };
}
