import { useMemo, useSyncExternalStore } from 'react';
import { createListeners } from '#web/ui/listeners.ts';
import { tabStorage } from '#web/ui/storage.ts';

/** The visits whose call the doctor has left in this tab, through a reload of it. */
const key = 'left-visits';
const { subscribe, tell } = createListeners();

const stored = () => tabStorage.getItem(key) ?? '';
const parseIds = (text: string) => text.split(' ').filter((id) => id !== '');

function change(appointmentId: string, left: boolean) {
  const others = parseIds(stored()).filter((id) => id !== appointmentId);
  tabStorage.setItem(key, [...others, ...(left ? [appointmentId] : [])].join(' '));
  tell();
}

export const leftVisits = {
  current: () => parseIds(stored()),
  /** The call is over for this doctor: what is due is the prescription. */
  leave: (appointmentId: string) => change(appointmentId, true),
  /** Back in the call. */
  enter: (appointmentId: string) => change(appointmentId, false),
};

/** The visits whose call the doctor was in and has left: for them "Done & prescription" is due. */
export function useLeftVisits(): ReadonlySet<string> {
  const text = useSyncExternalStore(subscribe, stored, () => '');
  return useMemo(() => new Set(parseIds(text)), [text]);
}
