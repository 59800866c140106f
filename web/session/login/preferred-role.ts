import { useSyncExternalStore } from 'react';

/** Who may log in with a password here (C-01). */
export type LoginRole = 'patient' | 'doctor';

const key = 'role';
const listeners = new Set<() => void>();

function current(): LoginRole {
  return window.localStorage.getItem(key) === 'doctor' ? 'doctor' : 'patient';
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Stores the choice for the next visit under the key `role`. */
export function choosePreferredRole(role: LoginRole) {
  window.localStorage.setItem(key, role);
  for (const listener of listeners) listener();
}

/** The role of the last login; patient at first. */
export function usePreferredRole(): LoginRole {
  return useSyncExternalStore(subscribe, current, () => 'patient');
}
