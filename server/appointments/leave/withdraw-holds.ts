import type { Queryable } from '#db/statement.ts';
import { releaseReservations } from '#server/scheduling/reservations/release-holds.ts';
import { type ReservationRow, requeueVisit } from './leave-queries.ts';
import { listConflictingReservations, listReservationsAtPractice } from './offer-queries.ts';

/** Gives up times that are no longer to be had; whoever has no other offer of a leave left is told again from `dueAt` on. */
export async function withdrawReservations(
  db: Queryable,
  holds: readonly ReservationRow[],
  dueAt: Date,
): Promise<void> {
  const released = await releaseReservations(
    db,
    holds.map(({ id }) => id),
  );
  // One that was taken meanwhile is a visit, and its patient is told nothing.
  const offered = holds.filter(({ id, leave_id: leaveId }) => leaveId !== null && released.includes(id));
  await requeueVisit(db, {
    leaveIds: offered.map(({ leave_id: id }) => id ?? 0),
    appointmentIds: offered.map(({ appointment_id: id }) => id ?? 0),
    dueAt,
  });
}

/** When a practice offers nothing any more. */
interface Closed {
  readonly practiceId: number;
  readonly from: Date;
  /** Null: from then on. */
  readonly before: Date | null;
  readonly now: Date;
}

/** The same for what is held at a practice that is given up, or on its day off. */
export async function withdrawReservationsAtPractice(
  db: Queryable,
  { practiceId: id, from, before, now }: Closed,
): Promise<void> {
  await withdrawReservations(db, await listReservationsAtPractice(db, { id, from, before }), now);
}

/** The same for what stands in the way of one record for two people (J-07): nobody is at two places at once. */
export async function withdrawConflictingReservations(
  db: Queryable,
  people: { readonly kept: number; readonly gone: number },
  now: Date,
): Promise<void> {
  await withdrawReservations(db, await listConflictingReservations(db, people), now);
}
