import { useMemo, useSyncExternalStore } from 'react';
import { makeListeners } from '../ui/listeners.ts';

/** The visits whose call the doctor has left in this tab, through a reload of it. */
const key = 'left-visits';
const { subscribe, tell } = makeListeners();

function current(): readonly string[] {
  try {
    const left: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(left) ? left.map(String) : [];
  } catch {
    return []; // a browser that refuses storage
  }
}

function change(appointmentId: string, left: boolean) {
  const others = current().filter((id) => id !== appointmentId);
  try {
    window.sessionStorage.setItem(key, JSON.stringify(left ? [...others, appointmentId] : others));
  } catch (error) {
    console.warn(error);
  }
  tell();
}

export const leftVisits = {
  current,
  subscribe,
  /** The call is over for this doctor: what is due is the prescription. */
  leave: (appointmentId: string) => change(appointmentId, true),
  /** Back in the call. */
  enter: (appointmentId: string) => change(appointmentId, false),
};

/** The visits whose call the doctor was in and has left: then "Done & prescription" is due. */
export function useLeftVisits(): ReadonlySet<string> {
  const ids = useSyncExternalStore(
    subscribe,
    () => current().join(' '),
    () => '',
  );
  return useMemo(() => new Set(ids.split(' ')), [ids]);
}
