import { of, statement } from '#db/statement.ts';
import type { AppointmentStatus } from '#domain/appointment-life.ts';
import { dayEnd, dayStart } from '#domain/slot-grid.ts';

interface BookingRow {
  /** Null if there is no such doctor; then everything else is null too. */
  doctor_id: number | null;
  doctor_name: string;
  /** Null if the doctor does not offer that time. */
  interval_minutes: number | null;
  /** Null if the time is taken, the patient is busy, or the key was used before. */
  appointment_id: number | null;
  status: AppointmentStatus;
}

/**
 * Books in one statement, and so in one transaction: reads the doctor, locks the published slot, inserts the
 * appointment and its event. `on conflict do nothing` covers both exclusion constraints and the idempotency
 * key: the losers of a race get no row instead of an error, and cannot deadlock each other.
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
    statusOnRequest: of<AppointmentStatus>,
    statusWhenAutomatic: of<AppointmentStatus>,
    meetingLinkWhenAutomatic: of<string | null>,
    idempotencyKey: of<string | null>,
    now: of<Date>,
  },
  row: of<BookingRow>,
  sql: `
    with doctor as (
      select id, name, basic_fee_paise, confirms_automatically from doctors where id = :doctorId
    ), slot as (
      select interval_minutes from published_slots
      where doctor_id = :doctorId and day = :day and :startMinutes::smallint = any(starts)
        -- as isOnGrid: a start kept for an appointment of another length is not offered again
        and (:startMinutes::smallint - ${dayStart}) % interval_minutes = 0
        and :startMinutes::smallint + interval_minutes <= ${dayEnd}
      for share
    ), appointment as (
      insert into appointments (
        doctor_id, patient_id, hospital, reason, consult_status, pay_status, fee_paise,
        starts_at, ends_at,
        status,
        meeting_link,
        idempotency_key, booked_at
      )
      select
        doctor.id, :patientId, :hospital, :reason, :consultStatus, :payStatus, basic_fee_paise,
        :startsAt, :startsAt::timestamptz + make_interval(mins => interval_minutes),
        case when confirms_automatically then :statusWhenAutomatic else :statusOnRequest end,
        case when confirms_automatically then :meetingLinkWhenAutomatic end,
        :idempotencyKey, :now
      from doctor, slot
      on conflict do nothing
      returning id, status
    ), event as (
      insert into appointment_events (appointment_id, at, actor_role, actor_id, action, to_status)
      select id, :now, 'patient', :patientId, 'book', status from appointment
    )
    select doctor.id as doctor_id, doctor.name as doctor_name, slot.interval_minutes,
      appointment.id as appointment_id, appointment.status
    from doctor left join slot on true left join appointment on true`,
});

export interface AppointmentRow {
  id: number;
  doctor_id: number;
  doctor_name: string;
  hospital: string;
  starts_at: Date;
  reason: string;
  consult_status: string;
  pay_status: string;
  status: AppointmentStatus;
}

/** The booking with an idempotency key. */
export const bookingByKey = statement('booking_by_key', {
  values: { patientId: of<number>, idempotencyKey: of<string> },
  row: of<AppointmentRow>,
  sql: `
    select a.id, a.doctor_id, d.name as doctor_name, a.hospital, a.starts_at, a.reason, a.consult_status,
      a.pay_status, a.status
    from appointments a join doctors d on d.id = a.doctor_id
    where a.patient_id = :patientId and a.idempotency_key = :idempotencyKey`,
});
