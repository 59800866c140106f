import { useCall } from '#web/api/context.tsx';
import { useDebouncedQuery } from '#web/api/use-asked.ts';

/** The pause in typing before a city search (B-05). */
const searchDelayMilliseconds = 400;
const maxCities = 10;

/** Cities whose name begins with what is typed; idle without text. */
export function useCitySearch(typed: string) {
  const call = useCall();
  const namePrefix = typed.trim();
  const { state, answer, retry } = useDebouncedQuery(
    namePrefix || null,
    (signal) => call('GET /cities', { query: { namePrefix, limit: maxCities }, signal }),
    searchDelayMilliseconds,
  );
  return { state, cities: answer?.data.slice(0, maxCities) ?? [], retry };
}
