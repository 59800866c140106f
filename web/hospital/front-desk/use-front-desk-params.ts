import { useSearchParams } from 'react-router';
import type { DayQuery } from '../queries.ts';

/** The state of a front desk screen, stored in its URL, so that it survives a reload, sharing and Back. */
export function useFrontDeskParams() {
  const [search, setSearch] = useSearchParams();
  return {
    get: (name: string): string => search.get(name) ?? '',
    /** An empty value is removed; another choice starts on its first page. */
    set(values: Readonly<Record<string, string>>) {
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (!('page' in values)) after.delete('page');
          for (const [name, value] of Object.entries(values)) {
            if (value === '') after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { replace: true },
      );
    },
  };
}
export type FrontDeskParams = ReturnType<typeof useFrontDeskParams>;

/** The doctors named in the URL. */
export function toDayQuery(address: FrontDeskParams): DayQuery {
  const specialization = address.get('specialization');
  const doctors = address.get('doctors');
  return {
    ...(specialization && { specialization }),
    ...(doctors && { doctors }),
    ...(address.get('duty') !== 'all' && !doctors && { onDuty: 'true' as const }),
  };
}
