import type { Queryable } from '#db/statement.ts';
import { findTopic, recipientRoles } from '#domain/messaging/announcements.ts';
import { listVisitFacts } from '#server/appointments/detail/visit-facts.ts';
import { isAllowed } from '#server/patients/access/guardian-access.ts';
import { isUnavailable } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { log } from '#server/platform/log/log.ts';
import { usesDemoMailbox } from '#server/platform/outbox/delivery-ways.ts';
import type { VisitFacts } from '#server/platform/outbox/message-content.ts';
import {
  type AnnouncementRow,
  claimAnnouncements,
  type GuardianRow,
  insertMessages,
  listReaders,
  listVisitGuardians,
  type NewMessage,
  postponeAnnouncement,
  type ReaderRow,
} from './announcement-queries.ts';
import { createReaderMessages } from './create-reader-messages.ts';
import { isStillTrue } from './is-still-true.ts';
import { storeUnnotified } from './store-unnotified.ts';

type MessageDeps = Pick<Deps, 'config' | 'database' | 'clock'>;

/**
 * Delay before a failed announcement is tried again, and the time after which it is given up: invitations to
 * review wait a day and a half.
 */
const pauseMilliseconds = 10 * 60_000;
const retryMilliseconds = 48 * 60 * 60_000;

/** Events per day that are sent to a phone entered at the front desk. */
const maxPerContact = 20;

/**
 * Turns up to `max` due announcements into messages: for each reader in the table of
 * domain/messaging/announcements.ts and each channel that is set up and wanted. It is one transaction, so
 * that a crash sends nothing, and no two processes send the same. Returns the number of announcements.
 */
export async function createMessages(deps: MessageDeps, max: number): Promise<number> {
  const { database, clock } = deps;
  const now = new Date(clock.now());
  try {
    return await database.transaction(async (db) => {
      const due = await claimAnnouncements(db, { now, max });
      await storeMessages(deps, db, due, now);
      return due.length;
    });
  } catch (error) {
    if (isUnavailable(error)) throw error;
    return createMessagesOneByOne(deps, max, now);
  }
}

/**
 * One transaction per announcement, so that one that fails, such as an event of a newer version, does not
 * block the others. Failures are retried for two days.
 */
function createMessagesOneByOne(deps: MessageDeps, max: number, now: Date): Promise<number> {
  return deps.database.transaction(async (db) => {
    const due = await claimAnnouncements(db, { now, max });
    for (const one of due) {
      await db.query('savepoint one');
      try {
        await storeMessages(deps, db, [one], now);
      } catch (error) {
        if (isUnavailable(error)) throw error;
        log.error(
          { err: error, event: one.event, announcement: one.id },
          'announcement failed, retrying later',
        );
        await db.query('rollback to savepoint one');
        const againAt = new Date(now.getTime() + pauseMilliseconds);
        await postponeAnnouncement(db, {
          id: one.id,
          againAt,
          madeAfter: new Date(now.getTime() - retryMilliseconds),
        });
      }
    }
    return due.length;
  });
}

async function storeMessages(
  deps: MessageDeps,
  db: Queryable,
  due: readonly AnnouncementRow[],
  now: Date,
): Promise<void> {
  const visits = await findVisits(db, due);
  const guardians = await findGuardians(db, [...visits.values()], now);
  const people = await selectPeople(deps, db, due, [...visits.values()], guardians, now);
  const mayTell = createContactLimit(people);
  const messages: NewMessage[] = [];
  // In the order of events, which the bell preserves.
  for (const announcement of [...due].sort((one, other) => one.id - other.id)) {
    const visit = visits.get(announcement.id) ?? null;
    if (!(await isStillTrue(db, announcement, visit))) continue;
    const before = messages.length;
    for (const reader of recipientRoles) {
      const ids =
        reader === 'doctor'
          ? [visit?.doctorId ?? announcement.doctor_id]
          : [visit?.patientId ?? announcement.patient_id, ...selectGuardians(announcement, visit, guardians)];
      for (const id of ids) {
        const person = people.find((one) => one.role === reader && one.id === id);
        if (person && mayTell(person, announcement))
          messages.push(...(await createReaderMessages(deps, db, announcement, visit, person, now)));
      }
    }
    const { locale = 'en' } =
      people.find((one) => one.role === 'patient' && one.id === visit?.patientId) ?? {};
    const notified = { messages: messages.slice(before), visit, locale };
    await storeUnnotified(db, announcement, notified, { timeZone: deps.config.timeZone, now });
  }
  if (messages.length > 0) await insertMessages(db, { messages: JSON.stringify(messages), now });
}

/** The visits as of the event, since another change may have followed immediately. */
async function findVisits(db: Queryable, due: readonly AnnouncementRow[]): Promise<Map<number, VisitFacts>> {
  const ids = due.flatMap(({ appointment_id: id }) => (id === null ? [] : [id]));
  const present = new Map(
    (await listVisitFacts(db, [...new Set(ids)])).map((one) => [one.appointmentId, one]),
  );
  const then = new Map<number, VisitFacts>();
  for (const { id, appointment_id, sequence } of due) {
    const visit = present.get(appointment_id ?? 0);
    if (visit) then.set(id, { ...visit, sequence: sequence ?? visit.sequence });
  }
  return then;
}

function findGuardians(db: Queryable, visits: readonly VisitFacts[], now: Date): Promise<GuardianRow[]> {
  return listVisitGuardians(db, {
    ids: visits.map(({ appointmentId }) => appointmentId),
    roots: visits.map(({ rootId }) => rootId),
    now,
  });
}

/** Guardians who may read are notified of clinical news, and those who may act of everything else. */
function selectGuardians(
  { event }: AnnouncementRow,
  visit: VisitFacts | null,
  guardians: readonly GuardianRow[],
): number[] {
  const purpose = findTopic(event) === 'prescriptions' ? 'read' : 'book';
  const notified = guardians.filter(
    (one) => one.appointment_id === visit?.appointmentId && isAllowed(one, purpose),
  );
  return [...new Set(notified.map(({ person_id }) => person_id))];
}

/**
 * Limits messages to a phone entered at the front desk: its owner did not ask for them, and bookings on their
 * behalf have no limit. Messages about record access are limited where they arise.
 */
function createContactLimit(people: readonly ReaderRow[]) {
  const notified = new Map(people.map(({ phone, told_by_contact: count }) => [phone, count ?? 0]));
  return ({ phone, told_by_contact }: ReaderRow, { event }: AnnouncementRow): boolean => {
    if (told_by_contact === null || findTopic(event) === 'security') return true;
    const count = notified.get(phone) ?? 0;
    notified.set(phone, count + 1);
    return count < maxPerContact;
  };
}

function selectPeople(
  { config }: MessageDeps,
  db: Queryable,
  due: readonly AnnouncementRow[],
  visits: readonly VisitFacts[],
  guardians: readonly GuardianRow[],
  now: Date,
) {
  const doctors = due.flatMap(({ doctor_id: id }) => (id === null ? [] : [id]));
  const patients = due.flatMap(({ patient_id: id }) => (id === null ? [] : [id]));
  return listReaders(db, {
    patients: [
      ...visits.map(({ patientId }) => patientId),
      ...guardians.map(({ person_id }) => person_id),
      ...patients,
    ],
    doctors: [...visits.map(({ doctorId }) => doctorId), ...doctors],
    now,
    isMailbox: usesDemoMailbox(config),
  });
}
