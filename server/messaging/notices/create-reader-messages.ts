import type { Queryable } from '#db/statement.ts';
import { type Channel, findTopic, listChannels } from '#domain/messaging/announcements.ts';
import { isWanted } from '#server/accounts/message-choices/choose-messages.ts';
import { createVisitLink } from '#server/messaging/visit-links/create-visit-link.ts';
import type { Deps } from '#server/platform/deps.ts';
import { listWaysOfChannel } from '#server/platform/outbox/delivery-ways.ts';
import type { ComposedMessage, Notice, VisitFacts } from '#server/platform/outbox/message-content.ts';
import type { AnnouncementRow, NewMessage, ReaderRow } from './announcement-queries.ts';
import { composeNoticeOrReport } from './compose-notice.ts';
import { formatNotice } from './format-notice.ts';
import { usefulUntil } from './is-still-true.ts';

export async function createReaderMessages(
  deps: Pick<Deps, 'config'>,
  db: Queryable,
  announcement: AnnouncementRow,
  visit: VisitFacts | null,
  person: ReaderRow,
  now: Date,
): Promise<NewMessage[]> {
  const { config } = deps;
  const { event, facts } = announcement;
  const { role: reader, locale } = person;
  const words = formatNotice(event, reader, visit, facts, {
    locale,
    timeZone: config.timeZone,
    readerId: person.id,
  });
  const wanted = listChannels(event, reader).filter((channel) =>
    isWantedByReader(announcement, person, channel),
  );
  const ways = new Map(wanted.map((channel) => [channel, listRecipients(config, person, channel)]));
  const reached = wanted.filter((channel) => channel === 'bell' || ways.get(channel)?.length);
  if (!words || reached.length === 0) return [];

  const token = visit && (await createLinkToken(db, announcement, visit, person, reached, now));
  const notice: Notice = {
    ...words,
    event,
    reader,
    readerId: person.id,
    readerName: person.name,
    readerEmail: person.email,
    locale,
    visit,
    facts,
    link: token && reader === 'patient' ? `${config.publicUrl}/v/${token}` : null,
  };
  const messages: NewMessage[] = [];
  for (const channel of reached) {
    const composed: ComposedMessage | null =
      channel === 'bell'
        ? { subject: '', text: '', content: null }
        : composeNoticeOrReport(channel, notice, {
            config,
            now,
            acceptToken: reader === 'doctor' ? token : null,
          });
    if (!composed) continue;
    const { content } = composed;
    messages.push({
      announcement_id: announcement.id,
      appointment_id: announcement.appointment_id,
      role: reader,
      person_id: person.id,
      event,
      channel,
      locale,
      template: content && 'template' in content ? content.template : null,
      parts: content?.form === 'sms' ? content.parts : null,
      facts: channel === 'bell' ? toBellFacts(announcement) : null,
      ways: ways.get(channel) ?? [],
      subject: composed.subject,
      body: composed.text,
      content,
      useful_until: usefulUntil(announcement, visit, now),
      holds_starts_at: event === 'reminder' ? announcement.starts_at : null,
    });
  }
  return messages;
}

/** The bell composes its text when it is read, so it stores the time of the event. */
const toBellFacts = ({ facts, starts_at }: AnnouncementRow) => ({
  ...facts,
  ...(starts_at && { startsAt: starts_at.toISOString() }),
});

/** True if the person wants the event on this channel; always for the bell. */
function isWantedByReader({ event }: AnnouncementRow, person: ReaderRow, channel: Channel): boolean {
  if (channel === 'bell') return true;
  // These are combined in an hourly message.
  if (event === 'requested' && person.requests_hourly) return false;
  // A patient with email who made the request sees it on screen or by email; an SMS is only sent to those
  // without email, because it costs money.
  if (event === 'requested' && channel === 'sms' && person.email) return false;
  return isWanted(person.choices, findTopic(event), channel);
}

function listRecipients(config: Deps['config'], person: ReaderRow, channel: Channel): NewMessage['ways'] {
  if (channel === 'bell') return [];
  const browsers = person.has_browser ? `${person.role}:${person.id}` : '';
  const { email, phone } = person;
  const address = {
    email,
    sms: phone,
    whatsapp: phone,
    push: browsers,
    mailbox: channel === 'email' ? email : phone,
  };
  return listWaysOfChannel(channel, config)
    .map((way) => ({ way, recipient: address[way] }))
    .filter(({ recipient }) => recipient !== '');
}

/** A link for recipients outside the site; a doctor's accepts a request. */
async function createLinkToken(
  db: Queryable,
  { event }: AnnouncementRow,
  { appointmentId }: VisitFacts,
  { role, id: personId }: ReaderRow,
  reached: readonly Channel[],
  now: Date,
): Promise<string | null> {
  const isNeeded =
    role === 'patient'
      ? reached.some((one) => one !== 'bell')
      : event === 'requested' && reached.includes('push');
  if (!isNeeded) return null;
  return createVisitLink(db, { appointmentId, role, personId, now });
}
