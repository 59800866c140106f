import type { Queryable } from '#db/statement.ts';
import { releaseReservations } from '#server/scheduling/reservations/release-reservations.ts';
import { listOfferReservations } from './leave-offer-queries.ts';

export async function releaseOffers(db: Queryable, appointmentId: number): Promise<void> {
  const holds = await listOfferReservations(db, { appointmentId });
  await releaseReservations(
    db,
    holds.map(({ hold_id: id }) => id),
  );
}
