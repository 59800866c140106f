import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { RecipientRole } from '#domain/messaging/announcements.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { VisitFacts } from '#server/platform/outbox/message-content.ts';
import { createCalendarEntry, getHost } from './calendar-entry.ts';
import { indianZone, toClinicTimes } from './calendar-times.ts';

/** Invitation or new time, cancellation, or a file to save (RFC 5546 §3.2). */
export type InvitationMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

export interface InvitationOptions {
  readonly now: Date;
  /** The clinic's mailbox, as `HAMS <desk@clinic.example>` or the bare address; see `getSender`. */
  readonly sender: string;
  readonly publicUrl: string;
  readonly timeZone: string;
  readonly locale: Locale;
  readonly reader?: RecipientRole;
  readonly readerId?: number;
  readonly attendee?: { readonly name: string; readonly email: string };
}

export const prodId = { company: 'HAMS', product: 'HAMS', language: 'EN' };

/** The sender of the clinic's emails, or a mailbox that no one reads. */
export function getSender({ messages: { smtp }, publicUrl }: Pick<Config, 'messages' | 'publicUrl'>): string {
  return smtp?.from ?? `HAMS <no-reply@${getHost(publicUrl)}>`;
}

/** Splits `HAMS <desk@clinic.example>`. */
function parseMailbox(sender: string): { name: string; email: string } {
  const [, name = '', email = sender] = /^(.*)<([^<>]+)>$/.exec(sender) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1') || 'HAMS', email };
}

/**
 * The iTIP message about a visit (RFC 5546): the text of a `text/calendar` part whose `method` parameter must
 * be the same (RFC 6047). A file to save has no attendee, since it asks for no answer.
 */
export function createInvitation(
  visit: VisitFacts,
  method: InvitationMethod,
  options: InvitationOptions,
): string {
  const { now, sender, timeZone, locale, publicUrl, reader = 'patient', readerId } = options;
  const { attendee = { name: visit.patientName, email: visit.patientEmail } } = options;
  const calendar = ical({
    prodId,
    method: ICalCalendarMethod[method],
    timezone: { name: null, generator: () => indianZone },
  });
  const event = calendar.createEvent({
    ...createCalendarEntry(visit, { reader, readerId, locale, publicUrl, stamp: now }),
    ...toClinicTimes(visit, timeZone),
    organizer: parseMailbox(sender),
  });
  if (method === 'CANCEL') event.status(ICalEventStatus.CANCELLED);
  if (method !== 'PUBLISH') {
    event.createAttendee({
      ...attendee,
      role: ICalAttendeeRole.REQ,
      // A person who booked will come; there is nothing to answer, as HAMS reads no replies.
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  }
  return `${calendar.toString()}\r\n`;
}
