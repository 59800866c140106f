import { of, type Queryable, statement } from '#db/statement.ts';
import { type AnnouncedEvent, listChannels } from '#domain/messaging/announcements.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { VisitFacts } from '#server/platform/outbox/message-content.ts';
import type { AnnouncementRow, NewMessage } from './announcement-queries.ts';
import { formatNotice } from './format-notice.ts';

/** Excluded: things the patient did or heard in person, and reminders, which are too many to read out. */
const excludedEvents: ReadonlySet<AnnouncedEvent> = new Set([
  'requested',
  'booked',
  'followUpBooked',
  'reminder',
]);

const insertUnnotifiedVisit = statement('insert_unnotified_visit', {
  values: {
    announcementId: of<number>,
    appointmentId: of<number>,
    text: of<string>,
    locale: of<Locale>,
    now: of<Date>,
  },
  sql: `
    insert into unnotified_visits (announcement_id, appointment_id, text, locale, made_at)
    values (:announcementId, :appointmentId, :text, :locale, :now) on conflict do nothing`,
});

interface StoredAnnouncement {
  readonly messages: readonly NewMessage[];
  readonly visit: VisitFacts | null;
  readonly locale: Locale;
}

/**
 * Stores news for the front desk to pass on by phone, when it is about a visit at a hospital and no message
 * reaches the patient or a guardian outside the site.
 */
export async function storeUnnotified(
  db: Queryable,
  { id, event, facts }: AnnouncementRow,
  { messages, visit, locale }: StoredAnnouncement,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Promise<void> {
  if (!visit || excludedEvents.has(event) || !listChannels(event, 'patient').includes('sms')) return;
  if (messages.some(({ role, ways }) => role === 'patient' && ways.length > 0)) return;
  const words = formatNotice(event, 'patient', visit, facts, { locale, timeZone, readerId: visit.patientId });
  if (!words) return;
  const text = [words.title, words.text].join(' · ');
  await insertUnnotifiedVisit(db, {
    announcementId: id,
    appointmentId: visit.appointmentId,
    text,
    locale,
    now,
  });
}
