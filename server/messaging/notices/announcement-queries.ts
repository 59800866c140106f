import { of, statement } from '#db/statement.ts';
import type { AnnouncedEvent, Channel, RecipientRole } from '#domain/messaging/announcements.ts';
import type { Choice } from '#server/accounts/message-choices/choose-messages.ts';
import { mayMessageContactSql } from '#server/patients/profile/contact-phone.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { DeliveryWay } from '#server/platform/outbox/delivery-ways.ts';
import type { MessageContent } from '#server/platform/outbox/message-content.ts';

export interface AnnouncementRow {
  id: number;
  event: AnnouncedEvent;
  appointment_id: number | null;
  doctor_id: number | null;
  patient_id: number | null;
  /** The start at the time of the event. */
  starts_at: Date | null;
  sequence: number | null;
  facts: Record<string, string | number>;
}

/**
 * Locks some due announcements and marks them, in the transaction that creates their messages, so that both
 * happen or neither. Rows locked by another process are skipped.
 */
export const claimAnnouncements = statement('claim_announcements', {
  values: { now: of<Date>, max: of<number> },
  row: of<AnnouncementRow>,
  sql: `
    with due as materialized (
      select id from announcements where announced_at is null and due_at <= :now
      order by due_at, id limit :max for update skip locked
    )
    update announcements a set announced_at = :now from due where a.id = due.id
    returning a.id, a.event, a.appointment_id, a.doctor_id, a.patient_id, a.starts_at, a.sequence, a.facts`,
});

/** Retries a failed announcement later, unless it is too old. */
export const postponeAnnouncement = statement('postpone_announcement', {
  values: { id: of<number>, againAt: of<Date>, madeAfter: of<Date> },
  sql: `
    update announcements set
      announced_at = case when made_at > :madeAfter then null else announced_at end,
      due_at = case when made_at > :madeAfter then :againAt else due_at end
    where id = :id`,
});

export interface ReaderRow {
  role: RecipientRole;
  id: number;
  name: string;
  phone: string;
  email: string;
  locale: Locale;
  /** One of their browsers accepts notifications. */
  has_browser: boolean;
  /** The newest of each topic and channel. */
  choices: Choice[];
  requests_hourly: boolean;
  /** Events of the last day sent to a phone entered at the front desk; null if the person has an account. */
  told_by_contact: number | null;
}

/** The account may be that of a record merged into this one. */
const hasAccountSql = `exists (
    select from patients own where (own.id = p.id or own.merged_into = p.id) and own.account_id is not null)`;

/** A patient added by the front desk is notified on the phone entered there, unless they have a guardian. */
const isNotifiedSql = {
  patient: `(${hasAccountSql} or (${mayMessageContactSql('p')} and not exists (
    select from guardianships g where g.patient_id = p.id and g.since <= :now and (g.until is null or g.until > :now))))`,
  doctor: 'true',
} as const satisfies Record<RecipientRole, string>;
const phoneSql = {
  patient: "coalesce(own.phone, p.contact_phone, '')",
  doctor: 'own.phone',
} as const satisfies Record<RecipientRole, string>;

const localeSql = {
  patient: 'coalesce(own.locale, p.contact_locale)',
  doctor: 'own.locale',
} as const satisfies Record<RecipientRole, string>;

/**
 * Includes other people with the same phone. Each event has one notification in the bell, whatever else it
 * has, and so is counted once.
 */
const contactNotificationsSql = {
  patient: `case when not ${hasAccountSql} then (
    select count(*)::int from patients same join messages m
      on m.role = 'patient' and m.person_id = same.id and m.channel = 'bell' and m.made_at > :now::timestamptz - interval '1 day'
    where same.contact_phone = p.contact_phone) end`,
  doctor: 'null::int',
} as const satisfies Record<RecipientRole, string>;

const createReaderSql = (role: RecipientRole, table: string, hourly: string) => `
  select '${role}' as role, p.id, p.name, ${phoneSql[role]} as phone, coalesce(own.email, '') as email,
    ${localeSql[role]} as locale, ${hourly} as requests_hourly,
    ${contactNotificationsSql[role]} as told_by_contact,
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
  from ${table} p left join accounts own on own.id = p.account_id
  where p.id = any(:${role}s) and ${isNotifiedSql[role]}`;

/** Those of these people who can be notified: by their account, or by the phone entered at the front desk. */
export const listReaders = statement('list_readers', {
  values: {
    patients: of<readonly number[]>,
    doctors: of<readonly number[]>,
    now: of<Date>,
    isMailbox: of<boolean>,
  },
  row: of<ReaderRow>,
  sql: `
    ${createReaderSql('patient', 'patients', 'false')}
    union all
    ${createReaderSql('doctor', 'doctors', "p.request_notices = 'hourly'")}`,
});

export interface GuardianRow {
  appointment_id: number;
  /** The guardian's own person. */
  person_id: number;
  may_book: boolean;
  may_read: boolean;
}

/**
 * Guardians who are notified of visits: all current guardians of a patient without an account; for a patient
 * with one, the guardian who booked the visit. `roots` are the first appointments of the visits.
 */
export const listVisitGuardians = statement('list_visit_guardians', {
  values: { ids: of<readonly number[]>, roots: of<readonly number[]>, now: of<Date> },
  row: of<GuardianRow>,
  sql: `
    select v.id as appointment_id, present_person(me.id) as person_id, g.may_book, g.may_read
    from unnest(:ids::bigint[], :roots::bigint[]) as v (id, root_id)
      join appointments a on a.id = v.id
      join patients p on p.id = a.patient_id
      join guardianships g on g.patient_id = p.id and g.since <= :now and (g.until is null or g.until > :now)
      join patients me on me.account_id = g.account_id
    where not ${hasAccountSql} or exists (
      select from appointment_events e
      where e.appointment_id in (v.id, v.root_id) and e.action = 'book' and e.actor_role = 'patient'
        and e.actor_id in (me.id, me.merged_into))
    order by person_id`,
});

/** A message as stored. `ways` is empty for the bell. */
export interface NewMessage {
  readonly announcement_id: number;
  readonly appointment_id: number | null;
  readonly role: RecipientRole;
  readonly person_id: number;
  readonly event: AnnouncedEvent;
  readonly channel: Channel;
  readonly locale: Locale;
  readonly template: string | null;
  readonly parts: number | null;
  readonly facts: Readonly<Record<string, string | number>> | null;
  readonly ways: readonly { readonly way: DeliveryWay; readonly recipient: string }[];
  readonly subject: string;
  readonly body: string;
  readonly content: MessageContent | null;
  readonly useful_until: Date;
  /** A reminder is valid only while the visit has this start. */
  readonly holds_starts_at: Date | null;
}

/**
 * Stores messages in the log, and deliverable ones in the outbox. Per announcement each person gets one per
 * channel, whichever process creates them.
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
      on conflict do nothing
      returning id, key, announcement_id, role, person_id, channel
    )
    insert into outbox (idempotency_key, message_id, way, recipient, kind, locale, subject, body, content, due_at,
      useful_until, holds_appointment_id, holds_starts_at)
    select key, id, way, recipient, event, locale, subject, body, nullif(content, 'null'), :now, useful_until,
      case when holds_starts_at is not null then appointment_id end, holds_starts_at
    from logged join given using (announcement_id, role, person_id, channel),
      jsonb_to_recordset(ways) as ways (way text, recipient text)`,
});

export const findReview = statement('find_review', {
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
