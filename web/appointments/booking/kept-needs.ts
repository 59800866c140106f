import type { VisitNeeds } from '#domain/appointments/needs.ts';
import { tabStorage } from '../../ui/storage.ts';

const storageKey = (doctorId: string) => `needs:${doctorId}`;

/** What somebody said to need at a visit with this doctor, while this tab is open: through a login and a reload. */
export function loadNeeds(doctorId: string): VisitNeeds | null {
  if (typeof window === 'undefined') return null; // on the server
  const kept = tabStorage.getItem(storageKey(doctorId));
  return kept === null ? null : (JSON.parse(kept) as VisitNeeds);
}

/** Keeps it, or with null forgets it. */
export function saveNeeds(doctorId: string, needs: VisitNeeds | null): void {
  if (needs === null) tabStorage.removeItem(storageKey(doctorId));
  else tabStorage.setItem(storageKey(doctorId), JSON.stringify(needs));
}
