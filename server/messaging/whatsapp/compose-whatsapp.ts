import type { AnnouncedEvent } from '#domain/messaging/announcements.ts';
import { m } from '#messages/messages.js';
import { toEventKind } from '#server/platform/outbox/event-kind.ts';
import { formatPlace } from '#server/platform/outbox/format-place.ts';
import type { ComposedMessage, Notice, WhatsappContent } from '#server/platform/outbox/message-content.ts';

/** Events that a patient may confirm with one tap. Cancelling needs a confirmation step first. */
const confirmableEvents: ReadonlySet<AnnouncedEvent> = new Set([
  'booked',
  'followUpBooked',
  'accepted',
  'movedByDoctor',
  'reminder',
]);

/** Templates take no line breaks, no tabs and no empty values. */
const toParameter = (value: string) => value.replace(/\s+/g, ' ').trim() || '-';

const parseToken = (link: string | null) => /\/v\/([\w-]{22})$/.exec(link ?? '')?.[1] ?? null;

/**
 * A message of a registered template `hams_<event>`, whose body takes the patient, the doctor, day and time,
 * the place, and the address of the visit's page. Null for notices without a visit.
 */
export function composeWhatsapp(notice: Notice): ComposedMessage | null {
  const { event, visit, when, link, locale, title, text } = notice;
  if (!visit) return null;
  const place = formatPlace(visit, locale);
  const token = confirmableEvents.has(event) ? parseToken(link) : null;
  const content: WhatsappContent = {
    form: 'whatsapp',
    template: `hams_${toEventKind(event)}`,
    parameters: [visit.patientName, visit.doctorName, when, place, link ?? ''].map(toParameter),
    buttons: token ? [{ title: m.own_come({}, { locale }), payload: `confirm:${token}` }] : [],
  };
  return { subject: title, text: link ? `${text}\n${link}` : text, content };
}
