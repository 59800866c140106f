import { requireOwnAppointment } from '#server/appointments/changes/own-appointment.ts';
import type { ActingUser } from '#server/patients/access/acting-user.ts';
import type { Deps } from '#server/platform/deps.ts';
import { markOffersDeclined } from './leave-offer-queries.ts';
import { releaseOffers } from './release-offers.ts';

/**
 * The patient wants none of the offered times, which are free for others again. Refuses with
 * `appointment_not_found`.
 */
export async function declineOffers(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  patient: ActingUser,
  appointmentId: number,
): Promise<void> {
  await database.transaction(async (db) => {
    await requireOwnAppointment(db, appointmentId, patient);
    await markOffersDeclined(db, { appointmentId, now: new Date(clock.now()) });
    await releaseOffers(db, appointmentId);
  });
}
