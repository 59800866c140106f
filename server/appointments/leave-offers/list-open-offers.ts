import type { LeaveOffer } from '#contract/appointments/leave-offers.ts';
import type { Deps } from '#server/platform/deps.ts';
import { presentOffers } from '../leave/leave-presenter.ts';
import { listOffers } from './leave-offer-queries.ts';

export async function listOpenOffers(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  of: { readonly patientIds: readonly number[] } | { readonly appointmentId: number },
): Promise<LeaveOffer[]> {
  const none = { patientIds: null, appointmentId: null };
  const rows = await listOffers(database.pool, { ...none, ...of, now: new Date(clock.now()) });
  return presentOffers(rows, clock);
}
