import type { VisitNeeds } from '#domain/appointments/visit-needs.ts';
import { tabStorage } from '#web/ui/browser/storage.ts';

const storageKey = (doctorId: string) => `needs:${doctorId}`;

/** The needs entered for a visit to this doctor, stored per tab so that they survive a login or a reload. */
export function loadNeeds(doctorId: string): VisitNeeds | null {
  if (typeof window === 'undefined') return null; // on the server
  const kept = tabStorage.getItem(storageKey(doctorId));
  return kept === null ? null : (JSON.parse(kept) as VisitNeeds);
}

/** Null removes them. */
export function saveNeeds(doctorId: string, needs: VisitNeeds | null): void {
  if (needs === null) tabStorage.removeItem(storageKey(doctorId));
  else tabStorage.setItem(storageKey(doctorId), JSON.stringify(needs));
}
