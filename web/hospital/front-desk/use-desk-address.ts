import { useSearchParams } from 'react-router';
import type { DayQuery } from './calls.ts';

/** What a screen of the desk shows, kept in its address, so that it can be reloaded, sent and gone back to. */
export function useFrontDeskParams() {
  const [search, setSearch] = useSearchParams();
  return {
    get: (name: string): string => search.get(name) ?? '',
    /** Empty takes a value away; another choice begins on its first page. */
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

/** Which doctors of a day an address names. */
export function toDayQuery(address: FrontDeskParams): DayQuery {
  const specialization = address.get('specialization');
  const doctors = address.get('doctors');
  return {
    ...(specialization && { specialization }),
    ...(doctors && { doctors }),
    ...(address.get('duty') !== 'all' && !doctors && { onDuty: 'true' as const }),
  };
}
