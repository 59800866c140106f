import type { Queryable } from '#db/statement.ts';
import { type Channel, channelsOf, type Reader, readers, topicOf } from '#domain/announcements.ts';
import { visitFactsOf } from '#server/appointments/visit-facts.ts';
import { isConnectionLoss } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { newVisitLink } from '#server/visit-links/new-visit-link.ts';
import type { Composed, Notice, VisitFacts } from '../outbox/content.ts';
import { waysOfChannel } from '../outbox/ways.ts';
import { isWanted } from '../preferences/choose-messages.ts';
import {
  type AnnouncementRow,
  insertMessages,
  type NewMessage,
  postponeAnnouncement,
  type ReaderRow,
  readersOf,
  takeAnnouncements,
} from './announcement-queries.ts';
import { composeOrReport } from './compose.ts';
import { holds, usefulUntil } from './holds.ts';
import { noticeWords } from './notice-words.ts';

type Surroundings = Pick<Deps, 'config' | 'database' | 'clock'>;

/** Until what could not be told is tried again, and for how long: invitations to review wait a day and a half. */
const pauseMilliseconds = 10 * 60_000;
const triedMilliseconds = 48 * 60 * 60_000;

/**
 * Turns announcements that are due into messages, at most so many at a time: for each reader of the table in
 * domain/announcements.ts, by each channel that is set up and wanted (N-01). In one transaction, so a process
 * that dies on the way has told nobody, and no two tell the same. Returns how many there were.
 */
export async function makeMessages(deps: Surroundings, atMost: number): Promise<number> {
  const { database, clock } = deps;
  const now = new Date(clock.now());
  try {
    return await database.transaction(async (db) => {
      const due = await takeAnnouncements(db, { now, atMost });
      await storeMessages(deps, db, due, now);
      return due.length;
    });
  } catch (error) {
    if (isConnectionLoss(error)) throw error;
    return makeOneByOne(deps, atMost, now);
  }
}

/**
 * The same, each for itself: one that cannot be told, such as an event of a newer version, holds up no other.
 * It is tried again later, for two days.
 */
function makeOneByOne(deps: Surroundings, atMost: number, now: Date): Promise<number> {
  return deps.database.transaction(async (db) => {
    const due = await takeAnnouncements(db, { now, atMost });
    for (const one of due) {
      await db.query('savepoint one');
      try {
        await storeMessages(deps, db, [one], now);
      } catch (error) {
        if (isConnectionLoss(error)) throw error;
        console.error(`An announcement (${one.event}, ${one.id}) could not be told:`, error);
        await db.query('rollback to savepoint one');
        const againAt = new Date(now.getTime() + pauseMilliseconds);
        await postponeAnnouncement(db, {
          id: one.id,
          againAt,
          madeAfter: new Date(now.getTime() - triedMilliseconds),
        });
      }
    }
    return due.length;
  });
}

/** Stores the messages of announcements that this transaction has taken. */
async function storeMessages(
  deps: Surroundings,
  db: Queryable,
  due: readonly AnnouncementRow[],
  now: Date,
): Promise<void> {
  const visits = await visitsOf(db, due);
  const people = await peopleOf(db, due, [...visits.values()]);
  const messages: NewMessage[] = [];
  for (const announcement of due) {
    const visit = visits.get(announcement.id) ?? null;
    if (!(await holds(db, announcement, visit))) continue;
    for (const reader of readers) {
      const id = reader === 'doctor' ? (visit?.doctorId ?? announcement.doctor_id) : visit?.patientId;
      const person = people.find((one) => one.role === reader && one.id === id);
      if (person) messages.push(...(await messagesFor(deps, db, announcement, visit, person, now)));
    }
  }
  if (messages.length > 0) await insertMessages(db, { messages: JSON.stringify(messages), now });
}

/** The visits, as they were when the thing happened: another change may have followed at once. */
async function visitsOf(db: Queryable, due: readonly AnnouncementRow[]): Promise<Map<number, VisitFacts>> {
  const ids = due.flatMap(({ appointment_id: id }) => (id === null ? [] : [id]));
  const present = new Map((await visitFactsOf(db, [...new Set(ids)])).map((one) => [one.appointmentId, one]));
  const then = new Map<number, VisitFacts>();
  for (const { id, appointment_id, sequence } of due) {
    const visit = present.get(appointment_id ?? 0);
    if (visit) then.set(id, { ...visit, sequence: sequence ?? visit.sequence });
  }
  return then;
}

function peopleOf(db: Queryable, due: readonly AnnouncementRow[], visits: readonly VisitFacts[]) {
  const doctors = due.flatMap(({ doctor_id: id }) => (id === null ? [] : [id]));
  return readersOf(db, {
    patients: visits.map(({ patientId }) => patientId),
    doctors: [...visits.map(({ doctorId }) => doctorId), ...doctors],
  });
}

async function messagesFor(
  deps: Surroundings,
  db: Queryable,
  announcement: AnnouncementRow,
  visit: VisitFacts | null,
  person: ReaderRow,
  now: Date,
): Promise<NewMessage[]> {
  const { config } = deps;
  const { event, facts } = announcement;
  const { role: reader, locale } = person;
  const words = noticeWords(event, reader, visit, facts, { locale, timeZone: config.timeZone });
  const wanted = channelsOf(event, reader).filter((channel) => reaches(announcement, person, channel));
  const ways = new Map(wanted.map((channel) => [channel, recipients(config, person, channel)]));
  const reached = wanted.filter((channel) => channel === 'bell' || ways.get(channel)?.length);
  if (!words || reached.length === 0) return [];

  const token = visit && (await tokenFor(db, announcement, visit, reader, reached, now));
  const notice: Notice = {
    ...words,
    event,
    reader,
    readerId: person.id,
    locale,
    visit,
    facts,
    link: token && reader === 'patient' ? `${config.publicUrl}/v/${token}` : null,
  };
  const messages: NewMessage[] = [];
  for (const channel of reached) {
    const composed: Composed | null =
      channel === 'bell'
        ? { subject: '', text: '', content: null }
        : composeOrReport(channel, notice, { config, now, acceptToken: reader === 'doctor' ? token : null });
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
      facts: channel === 'bell' ? bellFacts(announcement) : null,
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

/** The bell finds its words when it is read, so it keeps the time that it speaks of. */
const bellFacts = ({ facts, starts_at }: AnnouncementRow) => ({
  ...facts,
  ...(starts_at && { startsAt: starts_at.toISOString() }),
});

/** Whether the person wants this by the channel; the bell always rings. */
function reaches({ event }: AnnouncementRow, person: ReaderRow, channel: Channel): boolean {
  if (channel === 'bell') return true;
  // These come together, once an hour.
  if (event === 'requested' && person.requests_hourly) return false;
  return isWanted(person.choices, topicOf(event), channel);
}

/** Where the message goes: each way with the address by which the person is reached there. */
function recipients(config: Deps['config'], person: ReaderRow, channel: Channel): NewMessage['ways'] {
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
  return waysOfChannel(channel, config)
    .map((way) => ({ way, recipient: address[way] }))
    .filter(({ recipient }) => recipient !== '');
}

/** A link for whoever gets the message outside of the site; a doctor's accepts a request. */
async function tokenFor(
  db: Queryable,
  { event }: AnnouncementRow,
  { appointmentId, patientId, doctorId }: VisitFacts,
  role: Reader,
  reached: readonly Channel[],
  now: Date,
): Promise<string | null> {
  const isNeeded = role === 'patient' ? reached.some((one) => one !== 'bell') : event === 'requested';
  if (!isNeeded) return null;
  const personId = role === 'patient' ? patientId : doctorId;
  return newVisitLink(db, { appointmentId, role, personId, now });
}
