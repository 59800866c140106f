import { requireOwnAppointment } from '#server/appointments/changes/own-appointment.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { markOffersDeclined } from './leave-offer-queries.ts';
import { releaseOffers } from './release-offers.ts';

/**
 * The patient wants none of the offered times, which are free for others again. Refuses with
 * `appointment_not_found`.
 */
export async function declineOffers(
  patient: Actor,
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  appointmentId: number,
): Promise<void> {
  await database.transaction(async (db) => {
    await requireOwnAppointment(patient, db, appointmentId);
    await markOffersDeclined(db, { appointmentId, now: new Date(clock.now()) });
    await releaseOffers(db, appointmentId);
  });
}
