import type { Queryable } from '#db/statement.ts';
import { releaseReservations } from '#server/scheduling/reservations/release-reservations.ts';
import { listOfferReservations } from './leave-offer-queries.ts';

export async function releaseOffers(db: Queryable, appointmentId: number): Promise<void> {
  const reservations = await listOfferReservations(db, { appointmentId });
  await releaseReservations(
    db,
    reservations.map(({ reservation_id: id }) => id),
  );
}
