import { ICalEventClass, type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { RecipientRole } from '#domain/messaging/announcements.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { VisitFacts } from '#server/platform/outbox/message-content.ts';

export interface EntryOptions {
  /** The entry names the other party of the visit. */
  readonly reader: RecipientRole;
  /** Defaults to the visit's own patient or doctor. */
  readonly readerId?: number | undefined;
  readonly locale: Locale;
  readonly publicUrl: string;
  /** DTSTAMP. */
  readonly stamp: Date;
}

/**
 * Text as allowed in calendars (RFC 5545 §3.3.11): line feeds replace Unicode's own separators, at which some
 * readers lose the line; other control characters are removed.
 */
const toCalendarText = (text: string) =>
  text.replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n').replace(/(?![\t\n])\p{Cc}/gu, '');

export const getHost = (publicUrl: string): string => new URL(publicUrl).hostname;

function toCalendarStatus({ status }: VisitFacts): ICalEventStatus {
  const unsettled = status === 'Requested' || status === 'Request for Rescheduling';
  return unsettled ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/**
 * A calendar entry of a visit, without its times; the patient's name comes first unless the reader is the
 * patient. The UID is stable through moves, so that a calendar has one entry; SEQUENCE says which of two is
 * newer (RFC 5546). Families and colleagues share calendars, so it has no reason, speciality or link that
 * acts.
 */
export function createCalendarEntry(
  visit: VisitFacts,
  { reader, readerId, locale, publicUrl, stamp }: EntryOptions,
): Omit<ICalEventData, 'start'> {
  const online = visit.consultStatus === 'Online';
  const isOfOther = reader === 'patient' && readerId !== undefined && readerId !== visit.patientId;
  const name = reader === 'patient' ? visit.doctorName : visit.patientName;
  const hospital = translateHospital(visit.hospital, locale);
  const place = visit.address ? `${hospital}, ${visit.address}` : hospital;
  const details = {
    patient: visit.patientName,
    appointment: formatId('appointment', visit.appointmentId),
    site: publicUrl,
  };
  return {
    id: `hams-${visit.rootId}@${getHost(publicUrl)}`,
    sequence: visit.sequence,
    stamp,
    status: toCalendarStatus(visit),
    class: ICalEventClass.PRIVATE,
    summary: toCalendarText(
      (isOfOther ? `${visit.patientName} · ` : '') +
        (online ? m.calendar_event_online({ name }, { locale }) : `${name} · HAMS`),
    ),
    location: toCalendarText(online ? m.calendar_place_online({}, { locale }) : place),
    description: toCalendarText(
      [
        m.calendar_details(details, { locale }),
        ...(visit.phone && reader === 'patient' ? [m.papers_phone({ phone: visit.phone }, { locale })] : []),
      ].join('\n'),
    ),
  };
}
