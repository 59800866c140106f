import type { Suggestions } from '#contract/search/doctor-search.ts';
import { useCall } from '#web/api/context.tsx';
import { type DebouncedQuery, useDebouncedQuery } from '#web/api/use-debounced-query.ts';
import { usePlace } from '#web/ui/place.ts';

/** The pause in typing before suggestions are fetched. */
const typingPauseMilliseconds = 150;

/** Near the visitor, and only while `open`. */
export function useSuggestions(typed: string, open: boolean): DebouncedQuery<Suggestions> {
  const call = useCall();
  const place = usePlace();
  const q = typed.trim();
  const here = place && { latitude: String(place.latitude), longitude: String(place.longitude) };
  return useDebouncedQuery(
    open && q ? JSON.stringify([q, here]) : null,
    (signal) => call('GET /search', { query: { q, ...here }, signal }),
    typingPauseMilliseconds,
  );
}
