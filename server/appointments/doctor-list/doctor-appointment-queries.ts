import { literalsSql } from '#db/sql-literals.ts';
import { of, statement } from '#db/statement.ts';
import { staffRoles } from '#domain/accounts/hospital-roles.ts';
import type { AppointmentStatus, EventActor } from '#domain/appointments/appointment-lifecycle.ts';
import type { VisitNeeds } from '#domain/appointments/visit-needs.ts';
import type { ConsultMode, PaymentState } from '#domain/doctors/consult-modes.ts';
import type { Gender } from '#domain/patients/genders.ts';
import {
  joinPaymentSql,
  type PaymentColumns,
  paymentColumnsSql,
} from '#server/appointments/payments/payment-sql.ts';
import type { PrescriptionColumns } from '#server/clinical/prescriptions/prescription-row.ts';
import { allergyColumnsSql } from '#server/clinical/records/allergy-columns-sql.ts';
import { birthDateSql } from '#server/patients/profile/birth-date-sql.ts';
import { contactPhoneSql } from '#server/patients/profile/contact-phone.ts';
import { isAppointmentSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';
import { stepCountSql, wasAcceptedSql } from '../changes/is-accepted.ts';
import { joinEndEventSql } from '../changes/status-queries.ts';
import { notifiedDelaySql } from '../delays/notified-delay-sql.ts';

/**
 * Time since which the patient of an appointment `a` has waited in the video room; null while the doctor is
 * there too.
 */
const waitingSinceSql = `(
    select case when bool_or(present.role = 'doctor') then null else min(present.since) end
    from room_presence present where present.appointment_id = a.id
  ) as waiting_since`;

export type DoctorAppointmentRow = PrescriptionColumns &
  PaymentColumns & {
    id: number;
    doctor_id: number;
    doctor_name: string;
    patient_id: number;
    patient_name: string;
    photo_hash: string | null;
    hospital: string;
    practice_id: number;
    practice_name: string;
    starts_at: Date;
    ends_at: Date;
    booked_at: Date;
    reason: string;
    status: AppointmentStatus;
    consult_status: ConsultMode;
    pay_status: PaymentState;
    meeting_link: string | null;
    rejection_reason: string | null;
    reschedule_reason: string | null;
    preferred_start: Date | null;
    late_minutes: number | null;
    doctor_late: number | null;
    squeeze_in_reason: string | null;
    needs: VisitNeeds | null;
    phone: string;
    gender: Gender;
    birth_date: string;
    fee_paise: number;
    did_not_come: boolean;
    has_come: boolean;
    was_accepted: boolean;
    /** Actor and time of the final status; null while it is upcoming. */
    ended_by: EventActor | null;
    ended_at: Date | null;
    /** One more than the earlier Completed visits with this doctor. */
    visit_number: number;
    booked_automatically: boolean;
    booked_at_desk: boolean;
    arrived_at: Date | null;
    waiting_since: Date | null;
    allergies: string[];
    allergies_asked: boolean | null;
  };

export const doctorAppointmentColumnsSql = `
  a.id, a.doctor_id, d.name as doctor_name, a.patient_id, p.name as patient_name, p.photo_hash, a.hospital,
  pr.id as practice_id, pr.name as practice_name,
  a.starts_at, a.ends_at, a.booked_at, a.reason, a.status, a.consult_status, a.pay_status,
  a.meeting_link, a.rejection_reason, a.reschedule_reason, a.preferred_start, a.late_minutes, ${notifiedDelaySql} as doctor_late, nullif(a.squeeze_in_reason, '') as squeeze_in_reason, a.needs,
  rx.version, rx.written_at, rx.complaints, rx.diagnosis, rx.medicines, rx.advice, rx.other_medicines, rx.follow_up_on,
  rx.plain_text, ${contactPhoneSql('p')} as phone, p.gender, ${birthDateSql('p')} as birth_date, a.fee_paise, a.did_not_come, ${stepCountSql} > 0 as has_come, ${wasAcceptedSql},
  ended.actor_role as ended_by, ended.at as ended_at,
  (select count(*) + 1 from appointments v
   where v.patient_id = a.patient_id and v.doctor_id = a.doctor_id and v.status = 'Completed'
     and v.starts_at < a.starts_at) as visit_number,
  a.replaces_id is null and coalesce((
    select e.to_status = 'Pending' from appointment_events e where e.appointment_id = a.id order by e.id limit 1
  ), false) as booked_automatically,
  coalesce((
    select e.actor_role in (${literalsSql(staffRoles)}) from appointment_events e where e.appointment_id = a.id order by e.id limit 1
  ), false) as booked_at_desk,
  a.arrived_at,
  ${waitingSinceSql},
  ${paymentColumnsSql}, ${allergyColumnsSql}`;
export const doctorAppointmentSourcesSql = `appointments a
  join patients p on p.id = a.patient_id
  join doctors d on d.id = a.doctor_id
  join practices pr on pr.id = a.practice_id
  left join lateral (
    select * from prescriptions where appointment_id = a.id order by version desc limit 1
  ) rx on true
  ${joinEndEventSql}
  ${joinPaymentSql}`;

export const listDoctorAppointments = statement('list_doctor_appointments', {
  values: {
    doctorId: of<number>,
    from: of<Date>,
    before: of<Date>,
    statuses: of<readonly AppointmentStatus[]>,
  },
  row: of<DoctorAppointmentRow>,
  sql: `
    select ${doctorAppointmentColumnsSql} from ${doctorAppointmentSourcesSql}
    where a.doctor_id = :doctorId and a.starts_at >= :from and a.starts_at < :before
      and a.status = any(:statuses)
    order by a.starts_at`,
});

/** Visits that were ever accepted: a request that was withdrawn or rejected before never became one. */
export const listAcceptedVisits = statement('list_accepted_visits', {
  values: { doctorId: of<number>, from: of<Date>, before: of<Date> },
  row: of<DoctorAppointmentRow>,
  sql: `
    select ${doctorAppointmentColumnsSql} from ${doctorAppointmentSourcesSql}
    where a.doctor_id = :doctorId and a.starts_at >= :from and a.starts_at < :before
      and a.status <> 'Requested' and ${isAppointmentSql('a')} and ended.from_status is distinct from 'Requested'
    order by a.starts_at, a.id`,
});

/** Accepted visits that no one closed and whose outcome is still missing. */
export const listUnclosedVisits = statement('list_unclosed_visits', {
  values: { doctorId: of<number>, from: of<Date>, before: of<Date> },
  row: of<DoctorAppointmentRow>,
  sql: `
    select ${doctorAppointmentColumnsSql} from ${doctorAppointmentSourcesSql}
    where a.doctor_id = :doctorId and a.starts_at >= :from and a.starts_at < :before
      and a.status = 'Incomplete' and not a.did_not_come and ended.from_status is distinct from 'Requested'
    order by a.starts_at, a.id`,
});

export const listDoctorRequests = statement('list_doctor_requests', {
  values: { doctorId: of<number>, status: of<'Requested' | 'Request for Rescheduling'> },
  row: of<DoctorAppointmentRow>,
  sql: `
    select ${doctorAppointmentColumnsSql} from ${doctorAppointmentSourcesSql}
    where a.doctor_id = :doctorId and a.status = :status
      -- repeats the condition of the partial index, so that the planner uses it
      and a.status in ('Requested', 'Request for Rescheduling')
    order by a.starts_at, a.id`,
});

export const findDoctorAppointment = statement('find_doctor_appointment', {
  values: { id: of<number>, doctorId: of<number> },
  row: of<DoctorAppointmentRow>,
  sql: `
    select ${doctorAppointmentColumnsSql} from ${doctorAppointmentSourcesSql}
    where a.id = :id and a.doctor_id = :doctorId and ${isAppointmentSql('a')}`,
});
