import type { Queryable } from '#db/statement.ts';
import { openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { findPlaceChange } from '#server/appointments/detail/place-change.ts';
import type { VisitFacts } from '#server/platform/outbox/message-content.ts';
import { type AnnouncementRow, findReview } from './announcement-queries.ts';

/**
 * Checks if an announcement is still true when its messages are created, because reminders and invitations
 * wait.
 */
export async function isStillTrue(
  db: Queryable,
  { event, appointment_id, starts_at, facts }: AnnouncementRow,
  visit: VisitFacts | null,
): Promise<boolean> {
  if (appointment_id !== null && !visit) return false;
  switch (event) {
    case 'reminder':
      return (
        visit !== null &&
        (visit.status === 'Pending' || visit.status === 'Confirmed') &&
        visit.startsAt.getTime() === starts_at?.getTime()
      );
    case 'reviewInvited':
      return (
        visit?.status === 'Completed' &&
        (await findReview(db, { appointmentId: visit.appointmentId })).length === 0
      );
    // Another edit may have reverted it.
    case 'placeChanged':
      return (
        visit !== null &&
        openStatuses.some((status) => status === visit.status) &&
        findPlaceChange(facts, visit) !== null
      );
    default:
      return true;
  }
}

const hour = 60 * 60_000;

/**
 * The time to stop delivery attempts: for reminders and places the start of the visit, for news about a day.
 */
export function usefulUntil({ event }: AnnouncementRow, visit: VisitFacts | null, now: Date): Date {
  if ((event === 'reminder' || event === 'placeChanged') && visit) return visit.startsAt;
  if (event === 'dailyDigest' || event === 'requestsOfTheHour') return new Date(now.getTime() + 6 * hour);
  return new Date(now.getTime() + 24 * hour);
}
