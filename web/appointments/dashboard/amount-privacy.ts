import { useSyncExternalStore } from 'react';
import { createListeners } from '#web/ui/browser/listeners.ts';
import { deviceStorage } from '#web/ui/browser/storage.ts';

const storageKey = 'amounts';
const { subscribe, notify } = createListeners();

/** Hides amounts from onlookers; stored on this device. */
export const amountPrivacy = {
  subscribe,
  hidden: () => deviceStorage.getItem(storageKey) === 'hidden',
  become(hidden: boolean) {
    if (hidden) deviceStorage.setItem(storageKey, 'hidden');
    else deviceStorage.removeItem(storageKey);
    notify();
  },
};

export const useAmountsHidden = () =>
  useSyncExternalStore(amountPrivacy.subscribe, amountPrivacy.hidden, () => false);
