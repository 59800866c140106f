import type { AppointmentStatus } from '#domain/appointment-life.ts';
import { dayEnd, dayStart } from '#domain/slot-grid.ts';
import { statement } from '#server/platform/database.ts';

interface BookingRow {
  /** Null when the doctor does not exist: everything else is null then too. */
  doctor_id: number | null;
  doctor_name: string;
  /** Null when the doctor does not offer that time. */
  interval_minutes: number | null;
  /** Null when somebody else holds the time, or the patient is busy, or the key was used before. */
  appointment_id: number | null;
  status: AppointmentStatus;
}

/**
 * Books, all in one statement and so in one transaction: the doctor, the published slot (locked against being
 * withdrawn meanwhile), the appointment and its event row. `on conflict do nothing` covers both exclusion
 * constraints and the idempotency key: whoever comes second gets no row instead of an error, and racers do not
 * wait for each other in a circle.
 */
export const insertBooking = statement<
  BookingRow,
  [
    doctorId: number,
    patientId: number,
    day: string,
    startMinutes: number,
    startsAt: Date,
    hospital: string,
    reason: string,
    consultStatus: string,
    payStatus: string,
    statusOnRequest: AppointmentStatus,
    statusWhenAutomatic: AppointmentStatus,
    meetingLinkWhenAutomatic: string | null,
    idempotencyKey: string | null,
    now: Date,
  ]
>(
  'insert_booking',
  `with doctor as (
     select id, name, basic_fee_paise, confirms_automatically from doctors where id = $1
   ), slot as (
     select interval_minutes from published_slots
     where doctor_id = $1 and day = $3 and $4::smallint = any(starts)
       -- the same as isOnGrid: a start kept for an appointment of another length is not offered again
       and ($4::smallint - ${dayStart}) % interval_minutes = 0 and $4::smallint + interval_minutes <= ${dayEnd}
     for share
   ), appointment as (
     insert into appointments (doctor_id, patient_id, hospital, starts_at, ends_at, status, reason, consult_status,
       pay_status, fee_paise, meeting_link, idempotency_key, booked_at)
     select doctor.id, $2, $6, $5, $5::timestamptz + make_interval(mins => slot.interval_minutes),
       case when confirms_automatically then $11 else $10 end, $7, $8, $9, basic_fee_paise,
       case when confirms_automatically then $12 end, $13, $14
     from doctor, slot
     on conflict do nothing
     returning id, status
   ), event as (
     insert into appointment_events (appointment_id, at, actor_role, actor_id, action, to_status)
     select id, $14, 'patient', $2, 'book', status from appointment
   )
   select doctor.id as doctor_id, doctor.name as doctor_name, slot.interval_minutes,
     appointment.id as appointment_id, appointment.status
   from doctor left join slot on true left join appointment on true`,
);

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

/** What was booked with an idempotency key, if anything was. */
export const bookingByKey = statement<AppointmentRow, [patientId: number, idempotencyKey: string]>(
  'booking_by_key',
  `select a.id, a.doctor_id, d.name as doctor_name, a.hospital, a.starts_at, a.reason, a.consult_status,
     a.pay_status, a.status
   from appointments a join doctors d on d.id = a.doctor_id
   where a.patient_id = $1 and a.idempotency_key = $2`,
);
