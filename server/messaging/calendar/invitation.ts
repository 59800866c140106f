import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { RecipientRole } from '#domain/messaging/announcements.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { VisitFacts } from '#server/platform/outbox/content.ts';
import { createCalendarEntry, getHost } from './calendar-entry.ts';
import { indianZone, toClinicTimes } from './clinic-zone.ts';

/** To invite, or tell a new time; to take it back; to hand it out as a file (RFC 5546 §3.2). */
export type InvitationMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

export interface InvitationOptions {
  readonly now: Date;
  /** The clinic's mailbox, as `HAMS <desk@clinic.example>` or the bare address; see `senderOf`. */
  readonly sender: string;
  readonly publicUrl: string;
  readonly timeZone: string;
  readonly locale: Locale;
  /** Whose calendar it is for; the patient's if it is not said. */
  readonly reader?: RecipientRole;
  readonly readerId?: number;
  /** Who is invited; the patient if it is not said. */
  readonly attendee?: { readonly name: string; readonly email: string };
}

export const prodId = { company: 'HAMS', product: 'HAMS', language: 'EN' };

/** From whom invitations come: the sender of the clinic's e-mails, or a mailbox that nobody reads. */
export function getSender({ messages: { smtp }, publicUrl }: Pick<Config, 'messages' | 'publicUrl'>): string {
  return smtp?.from ?? `HAMS <no-reply@${getHost(publicUrl)}>`;
}

/** Name and address of `HAMS <desk@clinic.example>`. */
function parseMailbox(sender: string): { name: string; email: string } {
  const [, name = '', email = sender] = /^(.*)<([^<>]+)>$/.exec(sender) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1') || 'HAMS', email };
}

/**
 * The iTIP message about a visit (N-05, RFC 5546): the text of a `text/calendar` part whose `method` parameter
 * must be the same method (RFC 6047). A file to save names no attendee: nobody is asked anything.
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
      // Who booked comes; there is nothing to answer, as HAMS reads no replies.
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  }
  return `${calendar.toString()}\r\n`;
}
