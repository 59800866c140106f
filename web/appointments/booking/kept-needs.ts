import type { VisitNeeds } from '#domain/needs.ts';

const keyOf = (doctorId: string) => `needs:${doctorId}`;

/** What somebody said to need at a visit with this doctor, while this tab is open: through a login and a reload. */
export function keptNeeds(doctorId: string): VisitNeeds | null {
  if (typeof sessionStorage === 'undefined') return null; // on the server
  const kept = sessionStorage.getItem(keyOf(doctorId));
  return kept === null ? null : (JSON.parse(kept) as VisitNeeds);
}

/** Keeps it, or with null forgets it. */
export function keepNeeds(doctorId: string, needs: VisitNeeds | null): void {
  if (needs === null) sessionStorage.removeItem(keyOf(doctorId));
  else sessionStorage.setItem(keyOf(doctorId), JSON.stringify(needs));
}
