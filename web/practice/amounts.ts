import { useSyncExternalStore } from 'react';
import { makeListeners } from '../ui/listeners.ts';

const storageKey = 'amounts';
const { subscribe, tell } = makeListeners();

/** Whether amounts are hidden from those who look over the shoulder; stored on this device. */
export const amounts = {
  subscribe,
  hidden: () => window.localStorage.getItem(storageKey) === 'hidden',
  become(hidden: boolean) {
    if (hidden) window.localStorage.setItem(storageKey, 'hidden');
    else window.localStorage.removeItem(storageKey);
    tell();
  },
};

/** Follows `amounts`. */
export const useAmountsHidden = () => useSyncExternalStore(amounts.subscribe, amounts.hidden, () => false);
