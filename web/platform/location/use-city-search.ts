import { useCall } from '#web/api/context.tsx';
import { useDebouncedQuery } from '#web/api/use-debounced-query.ts';

const searchDelayMilliseconds = 400;
const maxCities = 10;

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
