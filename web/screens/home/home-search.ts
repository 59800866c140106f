import { useSyncExternalStore } from 'react';
import type { BookingStep } from '#web/appointments/booking/booking-modal.tsx';
import { createListeners } from '#web/ui/browser/listeners.ts';

export interface HomeSearch extends Readonly<Record<BookingStep, string | null>> {
  readonly typed: string;
}

const emptySearch: HomeSearch = { specialization: null, reason: null, hospital: null, typed: '' };
let search = emptySearch;
const { subscribe, notify } = createListeners();

/** Stored outside of the screen, so that it is still there after Back. */
export function changeHomeSearch(change: Partial<HomeSearch>): void {
  search = { ...search, ...change };
  notify();
}

export function useHomeSearch(): HomeSearch {
  return useSyncExternalStore(
    subscribe,
    () => search,
    () => emptySearch,
  );
}
