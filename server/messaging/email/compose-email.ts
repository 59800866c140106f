import type { AnnouncedEvent } from '#domain/messaging/announcements.ts';
import { findTopic, isUnsubscribable } from '#domain/messaging/announcements.ts';
import { m } from '#messages/messages.js';
import { createInvitation, getSender } from '#server/messaging/calendar/calendar-invitation.ts';
import type { Config } from '#server/platform/config/config.ts';
import { formatPlaceWithAddress } from '#server/platform/outbox/format-place.ts';
import type { ComposedMessage, EmailContent, Notice } from '#server/platform/outbox/message-content.ts';
import { getNoticePath } from '../notices/notice-path.ts';
import { type EmailParts, formatEmailHtml, formatEmailText } from './email-body.ts';

/** Effect of the mail on the calendar entry of the visit (RFC 5546); none for other events. */
const calendarMethod: Readonly<Partial<Record<AnnouncedEvent, 'REQUEST' | 'CANCEL'>>> = {
  booked: 'REQUEST',
  followUpBooked: 'REQUEST',
  accepted: 'REQUEST',
  rescheduleDeclined: 'REQUEST',
  movedByDoctor: 'REQUEST',
  movedByPatient: 'REQUEST',
  placeChanged: 'REQUEST',
  timeToPick: 'CANCEL',
  leaveOffered: 'CANCEL',
  leaveColleague: 'CANCEL',
  leaveMoved: 'CANCEL',
  cancelled: 'CANCEL',
  calledOff: 'CANCEL',
};

/** A visit that was never accepted has nothing to cancel or confirm. */
const acceptedOnlyEvents: ReadonlySet<AnnouncedEvent> = new Set([
  'rescheduleDeclined',
  'placeChanged',
  'timeToPick',
  'leaveOffered',
  'leaveColleague',
  'leaveMoved',
  'cancelled',
]);

interface MessageDeps {
  readonly config: Pick<Config, 'messages' | 'publicUrl' | 'timeZone'>;
  readonly now: Date;
}

export function composeEmail(notice: Notice, { config, now }: MessageDeps): ComposedMessage {
  const parts = createEmailParts(notice, config.publicUrl);
  const content: EmailContent = {
    form: 'email',
    html: formatEmailHtml(parts),
    calendar: createCalendarPart(notice, { config, now }),
    unsubscribe: parts.unsubscribe?.url ?? null,
  };
  return { subject: notice.title, text: formatEmailText(parts), content };
}

function createCalendarPart(notice: Notice, { config, now }: MessageDeps) {
  const { event, reader, readerId, visit, locale, facts } = notice;
  const method = calendarMethod[event];
  if (!method || !visit || reader !== 'patient') return null;
  if (acceptedOnlyEvents.has(event) && !facts.accepted) return null;
  const { publicUrl, timeZone } = config;
  const sender = getSender(config);
  const attendee = { name: notice.readerName, email: notice.readerEmail };
  const options = { now, sender, publicUrl, timeZone, locale, readerId, attendee };
  return { method, text: createInvitation(visit, method, options) };
}

function createEmailParts(notice: Notice, publicUrl: string): EmailParts {
  const { event, reader, visit, locale, title, text, when, link } = notice;
  const options = { locale };
  const facts: [string, string][] = visit
    ? [
        [m.emails_patient({}, options), visit.patientName],
        [m.emails_doctor({}, options), visit.doctorName],
        [m.emails_when({}, options), when],
        [m.emails_where({}, options), formatPlaceWithAddress(visit, notice.locale)],
        ...listThingsToBring(notice),
      ]
    : parseDayList(notice.facts.list);
  const isOptionalTopic = isUnsubscribable(findTopic(event)) && link !== null;
  return {
    locale,
    title,
    text,
    facts,
    button: createButton(notice, publicUrl),
    notes: [
      ...(link && visit ? [m.emails_link_personal({ patient: notice.readerName }, options)] : []),
      describeWhySent(notice),
      ...(reader === 'patient' ? [m.emails_emergency({}, options)] : []),
    ],
    unsubscribe: isOptionalTopic
      ? { words: m.emails_unsubscribe({}, options), url: `${link}/unsubscribe?topic=${findTopic(event)}` }
      : null,
  };
}

function describeWhySent({ event, reader, locale }: Notice): string {
  if (reader === 'doctor') return m.emails_why_doctor({}, { locale });
  return event.startsWith('family') || event === 'recordOpened'
    ? m.emails_why_family({}, { locale })
    : m.emails_why_visit({}, { locale });
}

/** A doctor's list of today: time and name, line by line. */
function parseDayList(list: string | number | undefined): [string, string][] {
  const lines = list ? String(list).split('\n') : [];
  return lines.map((line) => [line.slice(0, 5), line.slice(6)]);
}

/** Events of visits to which the patient will come, and so should bring these things. */
const attendedEvents: ReadonlySet<AnnouncedEvent> = new Set([
  'booked',
  'followUpBooked',
  'accepted',
  'movedByDoctor',
  'movedByPatient',
  'placeChanged',
  'reminder',
]);

function listThingsToBring({ event, reader, visit, locale }: Notice): [string, string][] {
  if (reader !== 'patient' || !visit?.toBring || !attendedEvents.has(event)) return [];
  return [[m.hospital_settings_bring({}, { locale }), visit.toBring]];
}

function createButton(
  { event, reader, visit, locale, link }: Notice,
  publicUrl: string,
): EmailParts['button'] {
  const options = { locale };
  if (reader === 'doctor') {
    return { words: m.emails_open_dashboard({}, options), url: `${publicUrl}/dashboard` };
  }
  const page = `${publicUrl}${getNoticePath(event, reader, visit)}`;
  switch (event) {
    case 'prescriptionReady':
      return { words: m.emails_open_appointments({}, options), url: page };
    case 'reviewInvited':
      return { words: m.emails_write_review({}, options), url: page };
    case 'rejected':
    case 'calledOff':
      return { words: m.emails_book_again({}, options), url: `${publicUrl}/doctors-available` };
    case 'familyJoined':
    case 'familyEnded':
    case 'familyCameOfAge':
    case 'recordOpened':
      return { words: m.emails_open_people({}, options), url: page };
    case 'timeToPick':
    case 'leaveOffered':
    case 'leaveColleague':
    case 'leaveAsked':
    case 'leaveMoved':
      return link ? { words: m.emails_pick_time({}, options), url: link } : null;
    case 'booked':
    case 'followUpBooked':
    case 'accepted':
    case 'reminder':
    case 'movedByDoctor':
    case 'placeChanged':
    case 'doctorLate':
    case 'doctorInTime':
    case 'rescheduleDeclined':
      return link ? { words: m.emails_open_visit({}, options), url: link } : null;
    default:
      return link ? { words: m.emails_see_visit({}, options), url: link } : null;
  }
}
