import { m } from '#messages/messages.js';

/** Shows how many patients will be notified, before another location is saved. */
export function AffectedPatientsNote({ count }: { readonly count: number }) {
  return count > 0 ? <p className="above-1 muted">{m.practices_visits_told({ count })}</p> : null;
}
