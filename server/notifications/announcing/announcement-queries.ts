import { of, statement } from '#db/statement.ts';
import type { AnnouncedEvent, Channel, Reader } from '#domain/announcements.ts';
import type { Locale } from '#server/platform/language.ts';
import type { Content } from '../outbox/content.ts';
import type { Way } from '../outbox/ways.ts';
import type { Choice } from '../preferences/choose-messages.ts';

export interface AnnouncementRow {
  id: number;
  event: AnnouncedEvent;
  appointment_id: number | null;
  doctor_id: number | null;
  /** Of the appointment when it happened. */
  starts_at: Date | null;
  sequence: number | null;
  facts: Record<string, string | number>;
}

/**
 * Locks a few announcements that are due and marks them: in the transaction that makes their messages, so
 * that both happen or neither. Those that another process has locked are left to it.
 */
export const takeAnnouncements = statement('take_announcements', {
  values: { now: of<Date>, atMost: of<number> },
  row: of<AnnouncementRow>,
  sql: `
    with due as materialized (
      select id from announcements where announced_at is null and due_at <= :now
      order by due_at, id limit :atMost for update skip locked
    )
    update announcements a set announced_at = :now from due where a.id = due.id
    returning a.id, a.event, a.appointment_id, a.doctor_id, a.starts_at, a.sequence, a.facts`,
});

/** An announcement that could not be told comes again, unless it is too old for that. */
export const postponeAnnouncement = statement('postpone_announcement', {
  values: { id: of<number>, againAt: of<Date>, madeAfter: of<Date> },
  sql: `
    update announcements set
      announced_at = case when made_at > :madeAfter then null else announced_at end,
      due_at = case when made_at > :madeAfter then :againAt else due_at end
    where id = :id`,
});

/** How somebody can be reached, and in which language. */
export interface ReaderRow {
  role: Reader;
  id: number;
  phone: string;
  email: string;
  locale: Locale;
  /** Whether one of their browsers takes notifications. */
  has_browser: boolean;
  /** The newest of each topic and channel. */
  choices: Choice[];
  requests_hourly: boolean;
}

const reader = (role: Reader, table: string, hourly: string) => `
  select '${role}' as role, p.id, p.phone, p.email, p.locale, ${hourly} as requests_hourly,
    exists (
      select from push_subscriptions s join sessions on sessions.id = s.session_id
      where s.role = '${role}' and s.person_id = p.id
        and sessions.ended_at is null and sessions.expires_at > :now
    ) as has_browser,
    array(
      select distinct on (topic, channel)
        jsonb_build_object('topic', topic, 'channel', channel, 'wanted', wanted)
      from message_choices where role = '${role}' and person_id = p.id
      order by topic, channel, id desc
    ) as choices
  from ${table} p where p.id = any(:${role}s)`;

export const readersOf = statement('readers_of', {
  values: { patients: of<readonly number[]>, doctors: of<readonly number[]>, now: of<Date> },
  row: of<ReaderRow>,
  sql: `
    ${reader('patient', 'patients', 'false')}
    union all
    ${reader('doctor', 'doctors', "p.requests_told = 'hourly'")}`,
});

/** A message as it is stored. `ways` is empty for the bell. */
export interface NewMessage {
  readonly announcement_id: number;
  readonly appointment_id: number | null;
  readonly role: Reader;
  readonly person_id: number;
  readonly event: AnnouncedEvent;
  readonly channel: Channel;
  readonly locale: Locale;
  readonly template: string | null;
  readonly parts: number | null;
  readonly facts: Readonly<Record<string, string | number>> | null;
  readonly ways: readonly { readonly way: Way; readonly recipient: string }[];
  readonly subject: string;
  readonly body: string;
  readonly content: Content | null;
  readonly useful_until: Date;
  /** A reminder holds only while the visit is at this start. */
  readonly holds_starts_at: Date | null;
}

/**
 * Stores messages: in the log, and in the outbox what has to be delivered. Of one announcement, each reader
 * gets one per channel, whoever makes them.
 */
export const insertMessages = statement('insert_messages', {
  values: { messages: of<string>, now: of<Date> },
  sql: `
    with given as (
      select * from jsonb_to_recordset(:messages::jsonb) as given (
        announcement_id bigint, appointment_id bigint, role text, person_id bigint, event text, channel text,
        locale text, template text, parts smallint, facts jsonb, ways jsonb, subject text, body text,
        content jsonb, useful_until timestamptz, holds_starts_at timestamptz
      )
    ), logged as (
      insert into messages (announcement_id, appointment_id, role, person_id, event, channel, locale, template,
        parts, facts, made_at, delivered_at)
      select announcement_id, appointment_id, role, person_id, event, channel, locale, template, parts, facts, :now,
        case when channel = 'bell' then :now::timestamptz end
      from given
      on conflict (announcement_id, role, channel) do nothing
      returning id, key, announcement_id, role, channel
    )
    insert into outbox (idempotency_key, message_id, way, recipient, kind, locale, subject, body, content, due_at,
      useful_until, holds_appointment_id, holds_starts_at)
    select key, id, way, recipient, event, locale, subject, body, nullif(content, 'null'), :now, useful_until,
      case when holds_starts_at is not null then appointment_id end, holds_starts_at
    from logged join given using (announcement_id, role, channel),
      jsonb_to_recordset(ways) as ways (way text, recipient text)`,
});

/** Whether its patient has already reviewed the doctor of an appointment. */
export const hasReview = statement('has_review', {
  values: { appointmentId: of<number> },
  row: of<{ id: number }>,
  sql: `
    select r.id from appointments a
    join reviews r on r.doctor_id = a.doctor_id and r.patient_id = a.patient_id
    where a.id = :appointmentId`,
});

export const deleteOldAnnouncements = statement('delete_old_announcements', {
  values: { before: of<Date> },
  sql: 'delete from announcements where announced_at < :before',
});
