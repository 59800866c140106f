import { of, statement } from '#db/statement.ts';
import type { AnnouncedEvent, Channel, RecipientRole } from '#domain/messaging/announcements.ts';

export interface UndeliveredRow {
  id: number;
  given_up_at: Date;
  channel: Channel;
  event: AnnouncedEvent;
  role: RecipientRole;
  person_id: number;
  reason: string | null;
}

export const listUndeliverable = statement('list_undeliverable', {
  row: of<UndeliveredRow>,
  sql: `
    select o.id, o.given_up_at, m.channel, m.event, m.role, m.person_id, m.failure as reason
    from outbox o join messages m on m.id = o.message_id
    where o.given_up_at is not null
    order by o.given_up_at, o.id`,
});

/**
 * Patients with an upcoming visit that no message could reach, and that the front desk has not called since.
 */
export const countUnreachedPatients = statement('count_unreached_patients', {
  values: { now: of<Date> },
  row: of<{ count: number }>,
  sql: `
    select count(*)::int as count from unnotified_visits u join appointments a on a.id = u.appointment_id
    where u.done_at is null and a.starts_at > :now`,
});

export interface ResendRow {
  id: number;
  /** False if the time in it is past or no longer applies. */
  useful: boolean;
}

/**
 * Makes undeliverable messages due again if they are still useful; null for all. An old message that still
 * applies gets another day. Returns the messages that were found.
 */
export const rescheduleMessages = statement('reschedule_messages', {
  values: { ids: of<readonly number[] | null>, now: of<Date>, usefulUntil: of<Date> },
  row: of<ResendRow>,
  sql: `
    with found as materialized (
      select o.id, o.message_id,
        case
          when o.holds_appointment_id is not null then o.useful_until > :now and exists (
            select from appointments a
            where a.id = o.holds_appointment_id and a.starts_at = o.holds_starts_at
              and a.status in ('Pending', 'Confirmed')
          )
          when m.appointment_id is not null then coalesce(n.starts_at, a.starts_at) > :now
            or m.event in ('prescriptionReady', 'reviewInvited')
          else o.useful_until > :now
        end as useful
      from outbox o
      join messages m on m.id = o.message_id
      left join announcements n on n.id = m.announcement_id
      left join appointments a on a.id = m.appointment_id
      where o.given_up_at is not null and (:ids::bigint[] is null or o.id = any(:ids::bigint[]))
      for update of o
    ), due as (
      update outbox o set
        due_at = :now, given_up_at = null, attempts = 0,
        useful_until = case
          when o.holds_appointment_id is null then greatest(o.useful_until, :usefulUntil) else o.useful_until
        end
      from found where o.id = found.id and found.useful
      returning o.message_id
    ), unfailed as (
      update messages set failed_at = null, failure = null from due where messages.id = due.message_id
    )
    select id, useful from found order by id`,
});
