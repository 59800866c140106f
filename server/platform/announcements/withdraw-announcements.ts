import { of, type Queryable, statement } from '#db/statement.ts';
import type { AnnouncedEvent } from '#domain/messaging/announcements.ts';

const about = { appointmentId: of<number>, events: of<readonly AnnouncedEvent[]> };

const forgetAnnouncements = statement('forget_announcements', {
  values: about,
  sql: `
    delete from announcements
    where appointment_id = :appointmentId and event = any(:events) and announced_at is null`,
});

const deleteUndelivered = statement('delete_undelivered', {
  values: { ...about, now: of<Date> },
  sql: `
    with dropped as (
      delete from outbox o using messages m
      where m.id = o.message_id and m.appointment_id = :appointmentId and m.event = any(:events)
      returning o.message_id
    )
    update messages set failed_at = :now, failure = 'superseded' from dropped where messages.id = dropped.message_id`,
});

/** Deletes unread notifications; open tabs count theirs again. */
const deleteUnreadNotifications = statement('delete_unread_notifications', {
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
 * Withdraws announcements about an appointment that are no longer true and not delivered yet; call it in the
 * transaction of the change. Messages being sent right now may still arrive.
 */
export async function withdrawAnnouncements(
  db: Queryable,
  appointmentId: number,
  events: readonly AnnouncedEvent[],
  now: Date,
): Promise<void> {
  // First the pending events: a process that is making messages of one holds its row, and has finished when
  // this continues.
  await forgetAnnouncements(db, { appointmentId, events });
  await deleteUndelivered(db, { appointmentId, events, now });
  await deleteUnreadNotifications(db, { appointmentId, events });
}
