import { useCall } from '../api/context.tsx';
import { useAsked } from '../api/use-asked.ts';

/** City search waits this long after the last key (B-05). */
const searchDelayMilliseconds = 400;
const atMost = 10;

/** Cities whose name begins with what is being typed; idle while that is nothing. */
export function useCitySearch(typed: string) {
  const call = useCall();
  const namePrefix = typed.trim();
  const { state, answer, retry } = useAsked(
    namePrefix || null,
    (signal) => call('GET /cities', { query: { namePrefix, limit: atMost }, signal }),
    searchDelayMilliseconds,
  );
  return { state, cities: answer?.data.slice(0, atMost) ?? [], retry };
}
