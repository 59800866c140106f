import { of, statement } from '#db/statement.ts';
import type { RecipientRole } from '#domain/messaging/announcements.ts';
import type { DeliveryWay } from './delivery-ways.ts';
import type { OutboxRow } from './outbox.ts';

/**
 * Claims a few due messages of one way and postpones their next attempt: by half a minute, then twice as long
 * each time, up to an hour. Skips rows locked by another process. Checks in the same statement that a message
 * still applies; reminders are left out in quiet hours.
 */
export const claimDueMessages = statement('claim_due_messages', {
  values: { way: of<DeliveryWay | 'nobody'>, now: of<Date>, quiet: of<boolean>, max: of<number> },
  row: of<OutboxRow>,
  sql: `
    with due as materialized (
      select id from outbox
      where due_at <= :now and way = :way and not (:quiet::boolean and holds_appointment_id is not null)
      order by due_at limit :max for update skip locked
    )
    update outbox o set
      attempts = o.attempts + 1,
      due_at = :now + least(interval '1 hour', interval '30 seconds' * power(2, least(o.attempts, 10)))
    from due where o.id = due.id
    returning o.id, o.idempotency_key, o.way, o.recipient, o.kind, o.locale, o.subject, o.body, o.content,
      o.useful_until, o.message_id, o.attempts,
      o.holds_appointment_id is null and exists (
        select from messages m where m.id = o.message_id and m.appointment_id is not null
      ) as is_news,
      (o.holds_appointment_id is null or exists (
        select from appointments a
        where a.id = o.holds_appointment_id and a.starts_at = o.holds_starts_at
          and a.status in ('Pending', 'Confirmed')
      )) and not exists (
        select from messages m join appointments a on a.id = m.appointment_id
        where m.id = o.message_id and m.role = 'patient'
          and a.patient_id not in (select bookable_people(present_person(m.person_id), :now))
          and a.patient_id not in (select readable_people(present_person(m.person_id), :now))
      ) as holds`,
});

export const markSent = statement('mark_sent', {
  values: { id: of<number>, providerId: of<string | null>, now: of<Date> },
  sql: `
    with sent as (delete from outbox where id = :id returning message_id)
    update messages set
      sent_at = coalesce(sent_at, :now), provider_id = coalesce(provider_id, :providerId),
      failed_at = null, failure = null
    from sent where messages.id = sent.message_id`,
});

export const deleteMessage = statement('delete_message', {
  values: { id: of<number>, reason: of<string>, now: of<Date> },
  sql: `
    with dropped as (delete from outbox where id = :id returning message_id)
    update messages set failed_at = :now, failure = :reason
    from dropped where messages.id = dropped.message_id`,
});

export const deletePendingMail = statement('delete_pending_mail', {
  values: { role: of<RecipientRole>, ids: of<readonly number[]>, reason: of<string>, now: of<Date> },
  sql: `
    with dropped as (
      delete from outbox o using messages m
      where o.recipient like '%@%' and m.id = o.message_id and m.role = :role and m.person_id = any(:ids::bigint[])
      returning o.message_id
    )
    update messages set failed_at = :now, failure = :reason
    from dropped where messages.id = dropped.message_id`,
});

export const unfollow = statement('unfollow', {
  values: { id: of<number>, reason: of<string>, now: of<Date> },
  sql: `
    with given_up as (
      update outbox set due_at = 'infinity', given_up_at = :now where id = :id returning message_id
    )
    update messages set failed_at = :now, failure = :reason
    from given_up where messages.id = given_up.message_id`,
});

/** Deletes undeliverable messages with their texts; the log stores that they failed. */
export const deleteUndeliverable = statement('delete_undeliverable', {
  values: { before: of<Date> },
  sql: 'delete from outbox where given_up_at < :before',
});
