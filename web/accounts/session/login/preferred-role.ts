import { useSyncExternalStore } from 'react';
import { createListeners } from '#web/ui/listeners.ts';
import { deviceStorage } from '#web/ui/storage.ts';

/** Who may log in with a password here (C-01). */
export type LoginRole = 'patient' | 'doctor' | 'hospital';

/** As what somebody logs in again whose token says `role`. */
export const toLoginRole = (role: string | null): LoginRole =>
  role === 'doctor' || role === 'hospital' ? role : 'patient';

const key = 'role';
const { subscribe, tell } = createListeners();

function current(): LoginRole {
  return toLoginRole(deviceStorage.getItem(key));
}

/** Stores the choice for the next visit under the key `role`. */
export function choosePreferredRole(role: LoginRole) {
  deviceStorage.setItem(key, role);
  tell();
}

/** The role of the last login; patient at first. */
export function usePreferredRole(): LoginRole {
  return useSyncExternalStore(subscribe, current, () => 'patient');
}
