import { useEffect, useState } from 'react';
import type { Suggestions } from '#contract/search.ts';
import { useCall } from '../api/context.tsx';
import { usePlace } from '../places/place.ts';

/** Suggestions are asked for this long after the last key. */
const typingPauseMilliseconds = 150;

export type Suggested =
  | { readonly state: 'idle' | 'searching' | 'failed' }
  | { readonly state: 'found'; readonly suggestions: Suggestions };

/**
 * What may be meant by what is being typed, while `open`. An answer to an older question is dropped; until the new
 * one is there, the last suggestions stay.
 */
export function useSuggestions(typed: string, open: boolean): Suggested & { readonly retry: () => void } {
  const call = useCall();
  const place = usePlace();
  const q = typed.trim();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ question: string; suggested: Suggested } | null>(null);
  const question = `${attempt} ${place?.latitude} ${place?.longitude} ${q}`;
  const isAnswered = answer?.question === question;

  useEffect(() => {
    if (!open || !q || isAnswered) return;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      const here = place && { latitude: String(place.latitude), longitude: String(place.longitude) };
      try {
        const suggestions = await call('GET /search', { query: { q, ...here }, signal });
        if (!signal.aborted) setAnswer({ question, suggested: { state: 'found', suggestions } });
      } catch (error) {
        if (signal.aborted) return;
        console.error(error);
        setAnswer({ question, suggested: { state: 'failed' } });
      }
    };
    const timer = setTimeout(() => void ask(), typingPauseMilliseconds);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [call, place, q, question, open, isAnswered]);

  const retry = () => setAttempt(attempt + 1);
  if (!q) return { state: 'idle', retry };
  const stays = answer?.suggested.state === 'found' && answer.suggested;
  return { ...(isAnswered ? answer.suggested : stays || { state: 'searching' }), retry };
}
