import { of, type Queryable, statement } from '#db/statement.ts';
import type { AnnouncedEvent } from '#domain/messaging/announcements.ts';

const about = { appointmentId: of<number>, events: of<readonly AnnouncedEvent[]> };

const forgetAnnouncements = statement('forget_announcements_of_appointment', {
  values: about,
  sql: `
    delete from announcements
    where appointment_id = :appointmentId and event = any(:events) and announced_at is null`,
});

/** What is still in the outbox leaves it; the log keeps why. */
const deleteUndelivered = statement('drop_undelivered_of_appointment', {
  values: { ...about, now: of<Date> },
  sql: `
    with dropped as (
      delete from outbox o using messages m
      where m.id = o.message_id and m.appointment_id = :appointmentId and m.event = any(:events)
      returning o.message_id
    )
    update messages set failed_at = :now, failure = 'superseded' from dropped where messages.id = dropped.message_id`,
});

/** Nobody has read it yet; the bell of an open tab counts again. */
const deleteUnreadNotifications = statement('unring_appointment', {
  values: about,
  sql: `
    with gone as (
      delete from messages
      where appointment_id = :appointmentId and event = any(:events) and channel = 'bell' and read_at is null
      returning role, person_id
    )
    insert into live_changes
    select json_build_object('kind', 'bell', 'role', role, 'person', person_id) from gone`,
});

/**
 * Takes back what was announced of an appointment and is not true any more, as far as nobody was told yet: call
 * it in the transaction of the change. What is being sent at this moment may still arrive.
 */
export async function withdrawAnnouncements(
  db: Queryable,
  appointmentId: number,
  events: readonly AnnouncedEvent[],
  now: Date,
): Promise<void> {
  // First what is to be made: whoever makes messages of it just now holds its row, and has made them when this goes on.
  await forgetAnnouncements(db, { appointmentId, events });
  await deleteUndelivered(db, { appointmentId, events, now });
  await deleteUnreadNotifications(db, { appointmentId, events });
}
