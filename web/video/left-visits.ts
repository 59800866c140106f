import { useMemo, useSyncExternalStore } from 'react';
import { createListeners } from '#web/ui/browser/listeners.ts';
import { tabStorage } from '#web/ui/browser/storage.ts';

/** Visits whose call the doctor has left in this tab; survives a reload. */
const key = 'left-visits';
const { subscribe, notify } = createListeners();

const stored = () => tabStorage.getItem(key) ?? '';
const parseIds = (text: string) => text.split(' ').filter((id) => id !== '');

function change(appointmentId: string, left: boolean) {
  const others = parseIds(stored()).filter((id) => id !== appointmentId);
  tabStorage.setItem(key, [...others, ...(left ? [appointmentId] : [])].join(' '));
  notify();
}

export const leftVisits = {
  current: () => parseIds(stored()),
  /** The call is over for this doctor: the prescription is due. */
  leave: (appointmentId: string) => change(appointmentId, true),
  /** Back in the call. */
  enter: (appointmentId: string) => change(appointmentId, false),
};

/** Visits whose call the doctor joined and left: for them "Done & prescription" is due. */
export function useLeftVisits(): ReadonlySet<string> {
  const text = useSyncExternalStore(subscribe, stored, () => '');
  return useMemo(() => new Set(parseIds(text)), [text]);
}
