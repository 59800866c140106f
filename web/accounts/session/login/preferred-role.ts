import { useSyncExternalStore } from 'react';
import { createListeners } from '#web/ui/browser/listeners.ts';
import { deviceStorage } from '#web/ui/browser/storage.ts';

export type LoginRole = 'patient' | 'doctor' | 'hospital';

export const toLoginRole = (role: string | null): LoginRole =>
  role === 'doctor' || role === 'hospital' ? role : 'patient';

const key = 'role';
const { subscribe, notify } = createListeners();

function current(): LoginRole {
  return toLoginRole(deviceStorage.getItem(key));
}

/** Stores the choice for the next visit under the key `role`. */
export function choosePreferredRole(role: LoginRole) {
  deviceStorage.setItem(key, role);
  notify();
}

/** While a page of the server is taken over, `usePreferredRole` does not know the stored role yet. */
export const storeDefaultRole = () => deviceStorage.setItem(key, current());

export function usePreferredRole(): LoginRole {
  return useSyncExternalStore(subscribe, current, () => 'patient');
}
