import type { BellItem } from '#contract/messaging/messages.ts';
import type { RecipientRole } from '#domain/messaging/announcements.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { VisitFacts } from '#server/platform/outbox/message-content.ts';
import { formatNotice } from '../notices/format-notice.ts';
import { getNoticePath } from '../notices/notice-path.ts';
import type { BellRow } from './bell-queries.ts';

/** Null if this version has no text for the message. */
export function presentBellItem(
  { id, event, appointment_id, facts, made_at, read_at }: BellRow,
  visit: VisitFacts | null,
  { role: reader, personId: readerId }: { readonly role: RecipientRole; readonly personId: number },
  language: { readonly locale: Locale; readonly timeZone: string },
): BellItem | null {
  // An old message shows the time it was about.
  const then = visit && facts.startsAt ? { ...visit, startsAt: new Date(facts.startsAt) } : visit;
  const words = formatNotice(event, reader, then, facts, { ...language, readerId });
  if (!words) return null;
  return {
    id: String(id),
    event,
    title: words.title,
    text: words.text,
    at: made_at.toISOString(),
    read: read_at !== null,
    appointmentId: appointment_id === null ? null : formatId('appointment', appointment_id),
    path: getNoticePath(event, reader, visit),
  };
}
