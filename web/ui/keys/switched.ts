import { useSyncExternalStore } from 'react';
import { makeListeners } from '../listeners.ts';

const storageKey = 'shortcuts';
const { subscribe, tell } = makeListeners();

/**
 * Whether single keys are on: people who use speech input must be able to switch them off (WCAG 2.1.4). Stored
 * on this device.
 */
export const switched = {
  on: () => window.localStorage.getItem(storageKey) !== 'off',
  become(wanted: boolean) {
    if (wanted) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, 'off');
    tell();
  },
};

/** Follows `switched`. */
export function useSwitchedOn(): boolean {
  return useSyncExternalStore(subscribe, switched.on, () => true);
}
