import type { LeaveOffer } from '#contract/appointments/leave-offers.ts';
import type { Deps } from '#server/platform/deps.ts';
import { presentOffers } from './leave-presenter.ts';
import { listOffers } from './offer-queries.ts';

/** What doctors on leave hold for patients or for the patient of one visit, and what they ask; by visit, in time order. */
export async function listOpenOffers(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  of: { readonly patientIds: readonly number[] } | { readonly appointmentId: number },
): Promise<LeaveOffer[]> {
  const none = { patientIds: null, appointmentId: null };
  const rows = await listOffers(database.pool, { ...none, ...of, now: new Date(clock.now()) });
  return presentOffers(rows, clock);
}
