import type { Queryable } from '#db/statement.ts';
import { releaseHolds } from '#server/scheduling/reservations/release-holds.ts';
import { holdsOfVisit } from './offer-queries.ts';

/** Gives up the times that a leave holds instead of a visit, in the caller's transaction. */
export async function releaseOffers(db: Queryable, appointmentId: number): Promise<void> {
  const holds = await holdsOfVisit(db, { appointmentId });
  await releaseHolds(
    db,
    holds.map(({ hold_id: id }) => id),
  );
}
