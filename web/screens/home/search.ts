import { useSyncExternalStore } from 'react';
import type { BookingStep } from '../../appointments/booking/modal.tsx';

/** The visitor's choices on the home page. */
export interface HomeSearch extends Readonly<Record<BookingStep, string | null>> {
  /** The text of the search box. */
  readonly typed: string;
}

const nothing: HomeSearch = { specialization: null, reason: null, hospital: null, typed: '' };
let search = nothing;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Stored outside of the screen, so that it is still there on the way back. */
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
