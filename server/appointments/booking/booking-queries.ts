import { of, statement } from '#db/statement.ts';
import type {
  ActionSource,
  AppointmentStatus,
  EventActor,
} from '#domain/appointments/appointment-lifecycle.ts';
import type { VisitNeeds } from '#domain/appointments/visit-needs.ts';
import type { ConsultMode, PaymentState } from '#domain/doctors/consult-modes.ts';
import type { AnnouncedEvent } from '#domain/messaging/announcements.ts';
import {
  occupiesDoctorSlotSql,
  releaseConflictingHoldsSql,
} from '#server/scheduling/reservations/occupied-slot-sql.ts';

export interface AppointmentRow {
  id: number;
  doctor_id: number;
  doctor_name: string;
  hospital: string;
  practice_id: number;
  practice_name: string;
  starts_at: Date;
  reason: string;
  consult_status: ConsultMode;
  pay_status: PaymentState;
  status: AppointmentStatus;
  needs: VisitNeeds | null;
}

/** Expects an appointment `a`, its doctor `d` and its practice `pr`. */
const appointmentColumnsSql = `a.id, a.doctor_id, d.name as doctor_name, a.hospital, pr.id as practice_id, pr.name as practice_name,
  a.starts_at, a.reason, a.consult_status, a.pay_status, a.status, a.needs`;
const appointmentSourcesSql = `appointments a join doctors d on d.id = a.doctor_id join practices pr on pr.id = a.practice_id`;

/** Held: the time is taken, the patient is busy, or the key was used before. Else a refusal, or the limit exceeded. */
type BookingAnswer =
  | (AppointmentRow & { outcome: 'booked' })
  | { outcome: 'held' }
  | { outcome: 'doctor_not_checked' | 'slot_not_published' | 'mode_not_offered' | 'phone_unproven' }
  | { outcome: 'day' | 'doctor' | 'all' };

const dateSql = '(:startsAt::timestamptz at time zone :timeZone)::date';

/** True if a row `p` of `published_days` has the slot that starts at `:startsAt`. */
export const hasSlotSql = `p.day = ${dateSql}
  and (extract(epoch from (:startsAt::timestamptz at time zone :timeZone)::time) / 60)::smallint = any(p.starts)`;

/**
 * Locks the published slot at any practice of the doctor, and selects whether `consultStatus` is offered and
 * the fee for `patientId`. At most one row, as a doctor's slots do not overlap.
 */
export const publishedSlotSql = ({
  doctorId,
  patientId,
  consultStatus,
}: Readonly<Record<'doctorId' | 'patientId' | 'consultStatus', string>>) => `
  select p.interval_minutes, p.practice_id, pr.name as practice_name, pr.is_main, pr.desk_permissions,
    case when pr.hospital_agreed_at is not null then pr.hospital_id end as agreed_hospital_id,
    p.mode in ('Any', ${consultStatus}) and ${consultStatus} = any(pr.modes) as has_mode,
    case
      when pr.follow_up_days is not null and exists (
        select from appointments earlier
        where earlier.patient_id = ${patientId} and earlier.doctor_id = pr.doctor_id
          and earlier.practice_id = pr.id
          and earlier.status = 'Completed' and earlier.starts_at < :startsAt
          and earlier.starts_at >= (${dateSql} - pr.follow_up_days)::timestamp at time zone :timeZone
      ) then pr.follow_up_fee_paise
      when ${consultStatus} = 'Online' then coalesce(pr.video_fee_paise, pr.clinic_fee_paise)
      else pr.clinic_fee_paise
    end as fee_paise
  from published_days p join practices pr on pr.id = p.practice_id and pr.ended_at is null
  where p.doctor_id = ${doctorId} and ${hasSlotSql}
  limit 1
  for share of p`;

/** End of the locked `slot` that starts at `:startsAt`; null if there is no slot. */
export const slotEndSql =
  '(select :startsAt::timestamptz + make_interval(mins => interval_minutes) from slot)';

/**
 * Books in one statement, and so in one transaction: locks the published slot, counts the patient's open
 * visits, deletes conflicting reservations that may yield, and inserts the appointment, its event and its
 * announcement. `on conflict do nothing` covers both exclusion constraints and the idempotency key: losers of
 * a race get no row instead of an error, and cannot deadlock each other. No row if there is no such doctor.
 * The limits apply to patients only.
 */
export const insertBooking = statement('insert_booking', {
  values: {
    doctorId: of<number>,
    patientId: of<number>,
    /** A patient or guardian by their person, staff by their account. */
    actorRole: of<EventActor>,
    actorId: of<number>,
    /**
     * The hospital whose front desk books, which limits it to practices that the hospital has agreed to; null
     * if the patient books.
     */
    deskOf: of<number | null>,
    startsAt: of<Date>,
    /** Empty: not given. */
    hospital: of<string>,
    /** Null: any practice that offers the time. */
    practiceId: of<number | null>,
    ownPractice: of<string>,
    timeZone: of<string>,
    reason: of<string>,
    consultStatus: of<string>,
    payStatus: of<string>,
    needs: of<VisitNeeds | null>,
    statusOnRequest: of<AppointmentStatus>,
    statusWhenAutomatic: of<AppointmentStatus>,
    meetingLinkWhenAutomatic: of<string | null>,
    idempotencyKey: of<string | null>,
    /** The reason for squeezing into a taken time; empty if not allowed. Ignored if the time is free. */
    squeezeIn: of<string>,
    announced: of<boolean>,
    dayBegan: of<Date>,
    dayEnded: of<Date>,
    requestsPerDay: of<number>,
    openPerDoctor: of<number>,
    openInAll: of<number>,
    /** Null: accounts with an unverified phone have no extra limit. */
    openUnproven: of<number | null>,
    unprovenShare: of<number>,
    now: of<Date>,
  },
  row: of<BookingAnswer>,
  sql: `
    with doctor as (
      select id, name, confirms_automatically, listed from doctors where id = :doctorId
    ), published as (
      ${publishedSlotSql({ doctorId: ':doctorId', patientId: ':patientId', consultStatus: ':consultStatus' })}
    ), slot as (
      select published.*, doctor.confirms_automatically
        or (:deskOf::bigint is not null and 'answer' = any(published.desk_permissions)) as is_accepted
      from published, doctor
      where (:practiceId::bigint is null or practice_id = :practiceId)
        and (:deskOf::bigint is null or agreed_hospital_id = :deskOf)
    ), allowance as materialized (
      select coalesce(
        exceeded_visit_limit(
          :patientId, doctor.id, :dayBegan, :dayEnded, :now,
          case when not is_accepted and :deskOf::bigint is null then :requestsPerDay::int end,
          case when :deskOf::bigint is null then :openPerDoctor::int end,
          case when :deskOf::bigint is null then :openInAll::int end
        ),
        case when exceeds_unverified_limit(
          :actorId, doctor.id, ${dateSql}, :dayBegan, :dayEnded, :timeZone, :now,
          case when :deskOf::bigint is null then :openUnproven::int end, :unprovenShare
        ) then 'phone_unproven' end
      ) as exceeded
      from doctor, slot
    ), given_up as (
      ${releaseConflictingHoldsSql({
        doctorId: ':doctorId',
        patientId: ':patientId',
        endsAt: slotEndSql,
        isOffered:
          'exists (select from doctor, slot, allowance where doctor.listed and has_mode and exceeded is null)',
      })}
    ), appointment as (
      insert into appointments (
        doctor_id, patient_id, practice_id,
        hospital,
        reason, consult_status, pay_status, fee_paise,
        starts_at, ends_at,
        status,
        meeting_link,
        idempotency_key, needs, booked_at, booked_by_account_id, squeeze_in_reason, hospital_id
      )
      select
        doctor.id, :patientId, practice_id,
        case when :practiceId::bigint is null and (is_main or :hospital <> '') then coalesce(nullif(:hospital, ''), :ownPractice)
          else practice_name end,
        :reason, :consultStatus, :payStatus, fee_paise,
        :startsAt, :startsAt::timestamptz + make_interval(mins => interval_minutes),
        case when is_accepted then :statusWhenAutomatic else :statusOnRequest end,
        case when is_accepted then :meetingLinkWhenAutomatic end,
        :idempotencyKey, :needs::jsonb, :now,
        case when :deskOf::bigint is null then (select account_id from patients where id = :actorId) end,
        case when exists (
          select from appointments taken
          where taken.doctor_id = doctor.id and ${occupiesDoctorSlotSql('taken')}
            and taken.starts_at > :startsAt::timestamptz - interval '1 day' and taken.starts_at < ${slotEndSql} and taken.ends_at > :startsAt
            and not (taken.status = 'Held' and taken.patient_id = :patientId)
        ) then :squeezeIn::text else '' end,
        agreed_hospital(practice_id)
      from doctor, slot, allowance, (select count(*) from given_up) as made_way
      where doctor.listed and has_mode and exceeded is null
      on conflict do nothing
      returning *
    ), event as (
      insert into appointment_events (appointment_id, at, actor_role, actor_id, action, to_status)
      select id, :now, :actorRole, :actorId, 'book', status from appointment
    ), announcement as (
      insert into announcements (event, appointment_id, starts_at, sequence, facts, made_at, due_at)
      select case status when :statusOnRequest then 'requested' else 'booked' end, id, starts_at, sequence,
        case when :deskOf::bigint is null then '{}' else '{"atDesk": 1}' end::jsonb, :now, :now
      from appointment where :announced
    )
    select
      case
        when not d.listed then 'doctor_not_checked'
        when interval_minutes is null then 'slot_not_published'
        when not has_mode then 'mode_not_offered'
        when exceeded is not null then exceeded
        when a.id is null then 'held'
        else 'booked'
      end as outcome,
      ${appointmentColumnsSql}
    from doctor d left join slot on true left join allowance on true left join appointment a on true
    left join practices pr on pr.id = a.practice_id`,
});

const oldVisitSql = {
  doctorId: '(select doctor_id from old)',
  patientId: '(select patient_id from old)',
  consultStatus: '(select consult_status from old)',
};

/** A new visit at the same practice takes the earlier visit's hospital name, else the practice's name. */
export const hospitalNameSql = (earlier: string) =>
  `case when ${earlier}.practice_id = slot.practice_id
    then ${earlier}.hospital else slot.practice_name end`;

/**
 * Like `insertBooking`, but accepted immediately and linked to the old appointment, whose own time is free by
 * then. No row if the doctor does not offer the time.
 */
export const insertReplacement = statement('insert_replacement', {
  values: {
    replacedId: of<number>,
    startsAt: of<Date>,
    status: of<AppointmentStatus>,
    meetingLink: of<string | null>,
    actorRole: of<EventActor>,
    actorId: of<number>,
    via: of<ActionSource | null>,
    announced: of<AnnouncedEvent | null>,
    timeZone: of<string>,
    now: of<Date>,
  },
  row: of<{ outcome: 'booked'; id: number } | { outcome: 'held' } | { outcome: 'mode_not_offered' }>,
  sql: `
    with old as (
      select * from appointments where id = :replacedId
    ), slot as (
      ${publishedSlotSql(oldVisitSql)}
    ), given_up as (
      ${releaseConflictingHoldsSql({ ...oldVisitSql, endsAt: slotEndSql, isOffered: '(select has_mode from slot)' })}
    ), appointment as (
      insert into appointments (
        doctor_id, patient_id, practice_id, hospital,
        reason, consult_status, pay_status, fee_paise,
        starts_at, ends_at,
        status, meeting_link, replaces_id, sequence, needs, booked_at,
        arrived_at, booked_by_account_id, hospital_id
      )
      select
        old.doctor_id, old.patient_id, slot.practice_id, ${hospitalNameSql('old')},
        old.reason, old.consult_status, old.pay_status, old.fee_paise,
        :startsAt, :startsAt::timestamptz + make_interval(mins => interval_minutes),
        :status, :meetingLink, old.id, old.sequence + 1, old.needs, :now,
        -- Who is here already is here for a later time of the day too.
        case when (old.starts_at at time zone :timeZone)::date = ${dateSql} then old.arrived_at end,
        old.booked_by_account_id, agreed_hospital(slot.practice_id)
      from old, slot, (select count(*) from given_up) as made_way
      where has_mode
      on conflict do nothing
      returning id, status, starts_at, sequence
    ), event as (
      insert into appointment_events (appointment_id, at, actor_role, actor_id, via, action, to_status)
      select id, :now, :actorRole, :actorId, :via, 'book', status from appointment
    ), announcement as (
      insert into announcements (event, appointment_id, starts_at, sequence, made_at, due_at)
      select :announced, id, starts_at, sequence, :now, :now from appointment where :announced::text is not null
    )
    select case when not has_mode then 'mode_not_offered' when a.id is null then 'held' else 'booked' end as outcome, a.id
    from slot left join appointment a on true`,
});

export const findBookingByKey = statement('find_booking_by_key', {
  values: { patientId: of<number>, idempotencyKey: of<string> },
  row: of<AppointmentRow>,
  sql: `
    select ${appointmentColumnsSql} from ${appointmentSourcesSql}
    where a.patient_id = :patientId and a.idempotency_key = :idempotencyKey`,
});

export const findBookingById = statement('find_booking_by_id', {
  values: { id: of<number> },
  row: of<AppointmentRow>,
  sql: `select ${appointmentColumnsSql} from ${appointmentSourcesSql} where a.id = :id`,
});
