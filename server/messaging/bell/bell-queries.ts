import { of, statement } from '#db/statement.ts';
import type { AnnouncedEvent, RecipientRole } from '#domain/messaging/announcements.ts';

export interface BellRow {
  id: number;
  event: AnnouncedEvent;
  appointment_id: number | null;
  facts: Record<string, string | number>;
  made_at: Date;
  read_at: Date | null;
}

/** Excludes visits of patients who are not in the reader's care any more. */
const isStillAccessibleSql = `(role <> 'patient' or appointment_id is null or exists (
      select from appointments a
      where a.id = appointment_id and (a.patient_id in (select bookable_people(:personId, :now))
        or a.patient_id in (select readable_people(:personId, :now)))))`;

export const listNewestInBell = statement('list_newest_in_bell', {
  values: { role: of<RecipientRole>, personId: of<number>, max: of<number>, now: of<Date> },
  row: of<BellRow>,
  sql: `
    select id, event, appointment_id, coalesce(facts, '{}') as facts, made_at, read_at from messages
    where channel = 'bell' and role = :role and person_id = :personId and ${isStillAccessibleSql}
    order by id desc limit :max`,
});

/** Counting stops here, as the display ends at "99+". */
export const maxUnreadCount = 100;

export const countUnreadInBell = statement('count_unread_in_bell', {
  values: { role: of<RecipientRole>, personId: of<number>, max: of<number>, now: of<Date> },
  row: of<{ unread: number }>,
  sql: `
    select count(*)::int as unread from (
      select from messages
      where channel = 'bell' and role = :role and person_id = :personId and read_at is null
        and ${isStillAccessibleSql}
      limit :max
    ) as counted`,
});

/** Messages that are already read have their time unchanged, and signal no other tab. */
export const markRead = statement('mark_read', {
  values: { role: of<RecipientRole>, personId: of<number>, upTo: of<number>, now: of<Date> },
  sql: `
    update messages set read_at = :now
    where channel = 'bell' and role = :role and person_id = :personId and id <= :upTo and read_at is null`,
});
