import { useSyncExternalStore } from 'react';
import { makeListeners } from '../listeners.ts';
import { deviceStorage } from '../storage.ts';

const storageKey = 'shortcuts';
const { subscribe, tell } = makeListeners();

/**
 * Whether single keys are on: people who use speech input must be able to switch them off (WCAG 2.1.4). Stored
 * on this device.
 */
export const switched = {
  on: () => deviceStorage.getItem(storageKey) !== 'off',
  become(wanted: boolean) {
    if (wanted) deviceStorage.removeItem(storageKey);
    else deviceStorage.setItem(storageKey, 'off');
    tell();
  },
};

/** Follows `switched`. */
export function useSwitchedOn(): boolean {
  return useSyncExternalStore(subscribe, switched.on, () => true);
}
