import { of, statement } from '#db/statement.ts';
import type { AnnouncedEvent, Channel, RecipientRole } from '#domain/messaging/announcements.ts';

export interface MessageLogRow {
  channel: Channel;
  event: AnnouncedEvent;
  role: RecipientRole;
  parts: number | null;
  made_at: Date;
  sent_at: Date | null;
  delivered_at: Date | null;
  read_at: Date | null;
  failed_at: Date | null;
  failure: string | null;
}

/** Oldest first; to one of the two people, or to both (null). */
export const listAppointmentMessageRows = statement('list_appointment_message_rows', {
  values: { appointmentId: of<number>, role: of<RecipientRole | null>, max: of<number> },
  row: of<MessageLogRow>,
  sql: `
    select * from (
      select id, channel, event, role, parts, made_at, sent_at, delivered_at, read_at, failed_at, failure
      from messages
      where appointment_id = :appointmentId and (:role::text is null or role = :role)
      order by id desc limit :max
    ) as newest order by id`,
});
