import { literalsSql } from '#db/sql-literals.ts';
import { of, statement } from '#db/statement.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import {
  joinPaymentSql,
  type PaymentColumns,
  paymentColumnsSql,
} from '#server/appointments/payments/payment-sql.ts';
import { isAppointmentSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';
import type { AppointmentRow } from '../booking/booking-queries.ts';
import { notifiedDelaySql } from '../delays/notified-delay-sql.ts';
import { isAtPracticeSql, joinVisitHospitalsSql, visitAddressSql } from '../detail/visit-place-sql.ts';

export interface PatientAppointmentRow extends AppointmentRow {
  ends_at: Date;
  booked_at: Date;
  specialization: string;
  photo_hash: string | null;
  meeting_link: string | null;
  rejection_reason: string | null;
  replaces_id: number | null;
  awaits_time: boolean;
  /** False for a reopened visit, whose prescription is the doctor's draft. */
  has_prescription: boolean;
  time_kept_reason: string | null;
  /** Delay in minutes that the patient was notified of. */
  doctor_late: number | null;
  patient_id: number;
  patient_name: string;
}

const patientAppointmentColumnsSql = `
  a.id, a.doctor_id, d.name as doctor_name, d.specialization, d.photo_hash, a.hospital,
  pr.id as practice_id, pr.name as practice_name,
  a.starts_at, a.ends_at, a.booked_at, a.reason, a.consult_status, a.pay_status, a.status, a.meeting_link,
  a.rejection_reason, a.replaces_id, a.needs,
  a.status = 'Rescheduled' and not exists (select from appointments n where n.replaces_id = a.id)
    as awaits_time,
  a.status = 'Completed' and exists (select from prescriptions where appointment_id = a.id) as has_prescription,
  case when a.status in ('Requested', 'Pending', 'Confirmed') then (
    select note from appointment_events
    where appointment_id = a.id and action = 'declineReschedule' order by id desc limit 1
  ) end as time_kept_reason, ${notifiedDelaySql} as doctor_late, a.patient_id, p.name as patient_name`;
const sources = `appointments a join doctors d on d.id = a.doctor_id join practices pr on pr.id = a.practice_id
  join patients p on p.id = a.patient_id`;
const openStatusesSql = literalsSql(openStatuses);

export const listPatientAppointments = statement('list_patient_appointments', {
  values: { patientIds: of<readonly number[]> },
  row: of<PatientAppointmentRow>,
  sql: `
    select ${patientAppointmentColumnsSql} from ${sources} where a.patient_id = any(:patientIds) and ${isAppointmentSql('a')}
    order by a.starts_at desc, a.id desc`,
});

export const listOpenPatientAppointments = statement('list_open_patient_appointments', {
  values: { patientIds: of<readonly number[]> },
  row: of<PatientAppointmentRow>,
  sql: `
    select ${patientAppointmentColumnsSql} from ${sources} where a.patient_id = any(:patientIds) and a.status in (${openStatusesSql})
    order by a.starts_at, a.id`,
});

export interface DueAppointmentRow extends PatientAppointmentRow {
  /** Rejected after it had been accepted. */
  called_off: boolean;
}

/**
 * Closed appointments that need the patient, nearest first: rescheduled without a new time, and rejected ones
 * until they are dismissed or another visit of the same doctor or specialization is booked.
 */
export const listDuePatientAppointments = statement('list_due_patient_appointments', {
  values: { patientIds: of<readonly number[]>, refusedAfter: of<Date>, movedAfter: of<Date> },
  row: of<DueAppointmentRow>,
  sql: `
    select ${patientAppointmentColumnsSql}, coalesce(answer.action = 'callOff', false) as called_off
    from ${sources}
    left join lateral (
      select action, at from appointment_events
      where appointment_id = a.id and to_status = 'Rejected' order by id desc limit 1
    ) answer on true
    where a.patient_id = any(:patientIds) and (
      a.status = 'Rescheduled' and a.starts_at > :movedAfter
      and not exists (select from appointments n where n.replaces_id = a.id)
      or
      a.status = 'Rejected' and a.starts_at > :refusedAfter and a.dismissed_at is null
      and not exists (
        select from appointments n join doctors nd on nd.id = n.doctor_id
        where n.patient_id = a.patient_id and ${isAppointmentSql('n')} and n.booked_at > answer.at
          and (n.doctor_id = a.doctor_id or nd.specialization = d.specialization)))
    order by a.starts_at, a.id`,
});

/** No row if the appointment is not the patient's, or not rejected. */
export const markRejectionDismissed = statement('mark_rejection_dismissed', {
  values: { id: of<number>, patientId: of<number>, at: of<Date> },
  row: of<{ id: number }>,
  sql: `
    update appointments set dismissed_at = coalesce(dismissed_at, :at)
    where id = :id and patient_id = :patientId and status = 'Rejected' returning id`,
});

/** A page of closed appointments, newest first; each row has the total of all pages. */
export const listPatientHistory = statement('list_patient_history', {
  values: { patientIds: of<readonly number[]>, max: of<number>, skip: of<number> },
  row: of<PatientAppointmentRow & { total: number }>,
  sql: `
    select ${patientAppointmentColumnsSql}, count(*) over () as total from ${sources}
    where a.patient_id = any(:patientIds) and a.status not in (${openStatusesSql}) and ${isAppointmentSql('a')}
    order by a.starts_at desc, a.id desc limit :max offset :skip`,
});

export const countPatientHistory = statement('count_patient_history', {
  values: { patientIds: of<readonly number[]> },
  row: of<{ total: number }>,
  sql: `
    select count(*) as total from appointments a
    where a.patient_id = any(:patientIds) and a.status not in (${openStatusesSql}) and ${isAppointmentSql('a')}`,
});

interface VisitCardRow extends PatientAppointmentRow, PaymentColumns {
  fee_paise: number;
  /** Empty without a hospital that has one. */
  address: string;
  to_bring: string;
  /** Null if the doctor has moved since, or the booking named another place. */
  position: { x: number; y: number } | null;
}

/** Includes the place's data only if the practice's place is the booked one. */
export const findPatientAppointment = statement('find_patient_appointment', {
  values: { id: of<number>, patientId: of<number> },
  row: of<VisitCardRow>,
  sql: `
    select ${patientAppointmentColumnsSql}, a.fee_paise,
      ${paymentColumnsSql},
      ${visitAddressSql('a')} as address,
      case when a.consult_status = 'Offline' then coalesce(of_visit.what_to_bring, '') else '' end as to_bring,
      case when ${isAtPracticeSql('a')}
        then coalesce(h.location, pr.location) end as position
    from ${sources}
    ${joinVisitHospitalsSql('a')}
    ${joinPaymentSql}
    where a.id = :id and a.patient_id = :patientId and ${isAppointmentSql('a')}`,
});

/**
 * The last thirty answers to requests at most: their number, and the hours within which three of four came.
 */
export const findAnswerTime = statement('find_answer_time', {
  values: { doctorId: of<number>, since: of<Date> },
  row: of<{ answers: number; hours: number | null }>,
  sql: `
    with answer as (
      select extract(epoch from e.at - a.booked_at) / 3600 as hours
      from appointments a
      join appointment_events e on e.appointment_id = a.id
      where a.doctor_id = :doctorId and a.starts_at >= :since and e.at >= a.booked_at
        and e.actor_role not in ('patient', 'system') and e.from_status = 'Requested' and e.to_status in ('Pending', 'Rejected')
      order by e.at desc limit 30
    )
    select count(*) as answers,
      (percentile_cont(0.75) within group (order by hours))::float8 as hours
    from answer`,
});

export const lockForNewTime = statement('lock_for_new_time', {
  values: { id: of<number>, patientId: of<number> },
  row: of<{
    id: number;
    status: AppointmentStatus;
    doctor_id: number;
    patient_id: number;
    consult_status: ConsultMode;
  }>,
  sql: `
    select id, status, doctor_id, patient_id, consult_status from appointments
    where id = :id and patient_id = :patientId and ${isAppointmentSql('appointments')} for update`,
});

export const isReplaced = statement('is_replaced', {
  values: { id: of<number> },
  row: of<{ replaced: boolean }>,
  sql: 'select exists (select from appointments where replaces_id = :id) as replaced',
});
