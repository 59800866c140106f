import { of, statement } from '#db/statement.ts';
import type { AnnouncedEvent } from '#domain/announcements.ts';
import type { Actor, AppointmentStatus, Via } from '#domain/appointment-life.ts';
import type { ConsultMode, Payment } from '#domain/modes.ts';
import type { VisitNeeds } from '#domain/needs.ts';
import { dayEnd, dayStart } from '#domain/slot-grid.ts';

/** An appointment as in the answer to a booking. */
export interface AppointmentRow {
  id: number;
  doctor_id: number;
  doctor_name: string;
  hospital: string;
  starts_at: Date;
  reason: string;
  consult_status: ConsultMode;
  pay_status: Payment;
  status: AppointmentStatus;
  needs: VisitNeeds | null;
}

/** Of an appointment `a` and its doctor `d`. */
const columns = `a.id, a.doctor_id, d.name as doctor_name, a.hospital, a.starts_at, a.reason,
  a.consult_status, a.pay_status, a.status, a.needs`;

type BookingAnswer =
  | (AppointmentRow & { outcome: 'booked' })
  /** Held: the time is taken, the patient is busy, or the key was used before. */
  | { outcome: 'not-checked' | 'not-published' | 'held' }
  /** Which limit on the patient's open visits stands in the way. */
  | { outcome: 'day' | 'doctor' | 'all' };

/**
 * Locks the published slot, if the doctor offers it. On the grid as in isOnGrid: a start kept for an
 * appointment of another length is not offered again.
 */
export const publishedSlot = (doctorId: string) => `
  select interval_minutes from published_slots
  where doctor_id = ${doctorId} and day = :day and :startMinutes::smallint = any(starts)
    and (:startMinutes::smallint - ${dayStart}) % interval_minutes = 0
    and :startMinutes::smallint + interval_minutes <= ${dayEnd}
  for share`;

/**
 * Books in one statement, and so in one transaction: reads the doctor, locks the published slot, takes the
 * patient's turn and counts their open visits, inserts the appointment, its event and its announcement. `on
 * conflict do nothing` covers both exclusion constraints and the idempotency key: the losers of a race get no
 * row instead of an error, and cannot deadlock each other. No row if there is no such doctor.
 */
export const insertBooking = statement('insert_booking', {
  values: {
    doctorId: of<number>,
    patientId: of<number>,
    day: of<string>,
    startMinutes: of<number>,
    startsAt: of<Date>,
    hospital: of<string>,
    reason: of<string>,
    consultStatus: of<string>,
    payStatus: of<string>,
    needsJson: of<string | null>,
    statusOnRequest: of<AppointmentStatus>,
    statusWhenAutomatic: of<AppointmentStatus>,
    meetingLinkWhenAutomatic: of<string | null>,
    idempotencyKey: of<string | null>,
    announced: of<boolean>,
    dayBegan: of<Date>,
    dayEnded: of<Date>,
    requestsPerDay: of<number>,
    openPerDoctor: of<number>,
    openInAll: of<number>,
    now: of<Date>,
  },
  row: of<BookingAnswer>,
  sql: `
    with doctor as (
      select id, name, basic_fee_paise, confirms_automatically, listed from doctors where id = :doctorId
    ), slot as (
      ${publishedSlot(':doctorId')}
    ), allowance as materialized (
      select exceeded_visit_limit(
        :patientId, doctor.id, :dayBegan, :dayEnded, :now,
        case when not confirms_automatically then :requestsPerDay::int end, :openPerDoctor, :openInAll
      ) as exceeded
      from doctor, slot
    ), appointment as (
      insert into appointments (
        doctor_id, patient_id, hospital, reason, consult_status, pay_status, fee_paise,
        starts_at, ends_at,
        status,
        meeting_link,
        idempotency_key, needs, booked_at
      )
      select
        doctor.id, :patientId, :hospital, :reason, :consultStatus, :payStatus, basic_fee_paise,
        :startsAt, :startsAt::timestamptz + make_interval(mins => interval_minutes),
        case when confirms_automatically then :statusWhenAutomatic else :statusOnRequest end,
        case when confirms_automatically then :meetingLinkWhenAutomatic end,
        :idempotencyKey, :needsJson::jsonb, :now
      from doctor, slot, allowance where doctor.listed and exceeded is null
      on conflict do nothing
      returning *
    ), event as (
      insert into appointment_events (appointment_id, at, actor_role, actor_id, action, to_status)
      select id, :now, 'patient', :patientId, 'book', status from appointment
    ), announcement as (
      insert into announcements (event, appointment_id, starts_at, sequence, made_at, due_at)
      select case status when :statusOnRequest then 'requested' else 'booked' end, id, starts_at, sequence, :now, :now
      from appointment where :announced
    )
    select
      case
        when not d.listed then 'not-checked'
        when interval_minutes is null then 'not-published'
        when exceeded is not null then exceeded
        when a.id is null then 'held'
        else 'booked'
      end as outcome,
      ${columns}
    from doctor d left join slot on true left join allowance on true left join appointment a on true`,
});

/**
 * Books the new time of a rescheduled appointment: as `insertBooking`, but accepted at once and linked to the
 * old one, whose own time is free by then. No row if the doctor does not offer the time.
 */
export const insertReplacement = statement('insert_replacement', {
  values: {
    replacedId: of<number>,
    day: of<string>,
    startMinutes: of<number>,
    startsAt: of<Date>,
    status: of<AppointmentStatus>,
    meetingLink: of<string | null>,
    actorRole: of<Actor>,
    actorId: of<number>,
    via: of<Via | null>,
    announced: of<AnnouncedEvent | null>,
    now: of<Date>,
  },
  row: of<{ outcome: 'booked'; id: number } | { outcome: 'held' }>,
  sql: `
    with old as (
      select * from appointments where id = :replacedId
    ), slot as (
      ${publishedSlot('(select doctor_id from old)')}
    ), appointment as (
      insert into appointments (
        doctor_id, patient_id, hospital,
        reason, consult_status, pay_status, fee_paise,
        starts_at, ends_at,
        status, meeting_link, replaces_id, sequence, needs, booked_at
      )
      select
        old.doctor_id, old.patient_id, old.hospital,
        old.reason, old.consult_status, old.pay_status, old.fee_paise,
        :startsAt, :startsAt::timestamptz + make_interval(mins => interval_minutes),
        :status, :meetingLink, old.id, old.sequence + 1, old.needs, :now
      from old, slot
      on conflict do nothing
      returning id, status, starts_at, sequence
    ), event as (
      insert into appointment_events (appointment_id, at, actor_role, actor_id, via, action, to_status)
      select id, :now, :actorRole, :actorId, :via, 'book', status from appointment
    ), announcement as (
      insert into announcements (event, appointment_id, starts_at, sequence, made_at, due_at)
      select :announced, id, starts_at, sequence, :now, :now from appointment where :announced::text is not null
    )
    select case when a.id is null then 'held' else 'booked' end as outcome, a.id
    from slot left join appointment a on true`,
});

/** The booking with an idempotency key. */
export const bookingByKey = statement('booking_by_key', {
  values: { patientId: of<number>, idempotencyKey: of<string> },
  row: of<AppointmentRow>,
  sql: `
    select ${columns} from appointments a join doctors d on d.id = a.doctor_id
    where a.patient_id = :patientId and a.idempotency_key = :idempotencyKey`,
});

export const bookingById = statement('booking_by_id', {
  values: { id: of<number> },
  row: of<AppointmentRow>,
  sql: `select ${columns} from appointments a join doctors d on d.id = a.doctor_id where a.id = :id`,
});
