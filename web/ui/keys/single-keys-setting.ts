import { useSyncExternalStore } from 'react';
import { createListeners } from '../browser/listeners.ts';
import { deviceStorage } from '../browser/storage.ts';

const storageKey = 'shortcuts';
const { subscribe, notify } = createListeners();

/**
 * The setting for single keys: people who use speech input must be able to switch them off (WCAG 2.1.4).
 * Stored on this device.
 */
export const singleKeys = {
  on: () => deviceStorage.getItem(storageKey) !== 'off',
  become(wanted: boolean) {
    if (wanted) deviceStorage.removeItem(storageKey);
    else deviceStorage.setItem(storageKey, 'off');
    notify();
  },
};

export function useSingleKeysEnabled(): boolean {
  return useSyncExternalStore(subscribe, singleKeys.on, () => true);
}
