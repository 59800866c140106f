import type { Queryable } from '#db/statement.ts';
import { releaseReservations } from '#server/scheduling/reservations/release-reservations.ts';
import { type ReservationRow, requeueVisit } from '../leave/leave-queries.ts';
import { listConflictingReservations, listReservationsAtPractice } from './leave-offer-queries.ts';

/**
 * Releases reservations that can no longer be honoured; patients without another offer of the leave are
 * notified again from `dueAt` on.
 */
export async function withdrawReservations(
  db: Queryable,
  reservations: readonly ReservationRow[],
  dueAt: Date,
): Promise<void> {
  const released = await releaseReservations(
    db,
    reservations.map(({ id }) => id),
  );
  // A reservation that was accepted meanwhile is a visit, and needs no notification.
  const offered = reservations.filter(
    ({ id, leave_id: leaveId }) => leaveId !== null && released.includes(id),
  );
  await requeueVisit(db, {
    leaveIds: offered.map(({ leave_id: id }) => id ?? 0),
    appointmentIds: offered.map(({ appointment_id: id }) => id ?? 0),
    dueAt,
  });
}

interface Closed {
  readonly practiceId: number;
  readonly from: Date;
  /** Null: no end. */
  readonly before: Date | null;
  readonly now: Date;
}

/** For a practice that closes, or its day off. */
export async function withdrawReservationsAtPractice(
  db: Queryable,
  { practiceId: id, from, before, now }: Closed,
): Promise<void> {
  await withdrawReservations(db, await listReservationsAtPractice(db, { id, from, before }), now);
}

/** For reservations that conflict once two patient records become one: a person cannot be in two places. */
export async function withdrawConflictingReservations(
  db: Queryable,
  people: { readonly survivor: number; readonly duplicate: number },
  now: Date,
): Promise<void> {
  await withdrawReservations(db, await listConflictingReservations(db, people), now);
}
