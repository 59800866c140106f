import { useSyncExternalStore } from 'react';
import type { BookingStep } from '../../appointments/booking/modal.tsx';

/** What the visitor has said on the home page so far. */
export interface HomeSearch extends Readonly<Record<BookingStep, string | null>> {
  /** What stands in the search box. */
  readonly typed: string;
}

const nothing: HomeSearch = { specialization: null, reason: null, hospital: null, typed: '' };
let search = nothing;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Kept outside of the screen, so that whoever comes back to it finds their sentence as they left it. */
export function changeHomeSearch(change: Partial<HomeSearch>): void {
  search = { ...search, ...change };
  for (const listener of listeners) listener();
}

export function useHomeSearch(): HomeSearch {
  return useSyncExternalStore(
    subscribe,
    () => search,
    () => nothing,
  );
}
