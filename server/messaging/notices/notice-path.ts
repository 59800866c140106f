import type { AnnouncedEvent, RecipientRole } from '#domain/messaging/announcements.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import type { VisitFacts } from '#server/platform/outbox/message-content.ts';

/** The page of the reader's area on which an event goes on: a path of web/ui/paths.ts. */
export function getNoticePath(
  event: AnnouncedEvent,
  reader: RecipientRole,
  visit: VisitFacts | null,
): string {
  if (event === 'hospitalAgreed' || event === 'hospitalDeclined') return '/dashboard/practices';
  if (event === 'registrationRefused') return '/dashboard/editProfile/registration';
  if (event === 'hoursChanged' || event === 'dayClosed') return '/dashboard/slots';
  if (event === 'hospitalHoliday') return '/dashboard/leave';
  if (reader === 'doctor') {
    return visit
      ? `/dashboard/appointments/${formatId('appointment', visit.appointmentId)}`
      : '/dashboard/home';
  }
  if (
    event === 'familyJoined' ||
    event === 'familyEnded' ||
    event === 'familyCameOfAge' ||
    event === 'recordOpened'
  ) {
    return '/dashboard/patient/people';
  }
  if (event === 'phoneProven') return '/dashboard/patient/settings';
  if (event === 'reviewInvited' && visit) {
    return `/dashboard/patient/reviews?doctor=${formatId('doctor', visit.doctorId)}`;
  }
  return '/dashboard/patient/appointments';
}
