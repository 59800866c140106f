import { of, statement } from '#db/statement.ts';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import type { ConsultMode, PaymentState } from '#domain/doctors/consult-modes.ts';
import type { DeskPermission } from '#domain/hospital/desk-permissions.ts';
import type { Gender } from '#domain/patients/genders.ts';
import { joinStaffBookerSql } from '#server/appointments/booking/staff-booker-sql.ts';
import { stepCountSql, wasAcceptedSql } from '#server/appointments/changes/is-accepted.ts';
import {
  joinPaymentSql,
  type PaymentColumns,
  paymentColumnsSql,
} from '#server/appointments/payments/payment-sql.ts';
import { deskPermissionsSql } from '#server/hospital/front-desk/desk-permissions-sql.ts';
import { birthDateSql } from '#server/patients/profile/birth-date-sql.ts';
import { contactPhoneSql } from '#server/patients/profile/contact-phone.ts';
import {
  isAppointmentSql,
  occupiesDoctorSlotSql,
  occupiesSlotSql,
} from '#server/scheduling/reservations/occupied-slot-sql.ts';

/** Contains no reason and nothing clinical: hospital staff may not see these. */
export interface HospitalVisitRow extends PaymentColumns {
  id: number;
  patient_id: number;
  starts_at: Date;
  doctor_id: number;
  doctor_name: string;
  practice_id: number;
  practice_name: string;
  consult_status: ConsultMode;
  pay_status: PaymentState;
  fee_paise: number;
  status: AppointmentStatus;
  former_status: AppointmentStatus | null;
  was_accepted: boolean;
  started_at: Date | null;
  ended_at: Date | null;
  did_not_come: boolean;
  has_come: boolean;
  /** Actions that the doctor currently lets the desk take; empty at a practice that has left the hospital. */
  desk_permissions: readonly DeskPermission[];
  booker_role: StaffRole | null;
  booker_name: string | null;
}

const visitColumnsSql = `a.id, a.patient_id, a.starts_at, a.doctor_id, d.name as doctor_name, pr.id as practice_id,
  pr.name as practice_name, a.consult_status, a.pay_status, a.fee_paise, a.status, a.former_status, ${wasAcceptedSql},
  a.started_at, a.ended_at, a.did_not_come, ${stepCountSql} > 0 as has_come,
  ${deskPermissionsSql} as desk_permissions,
  ${paymentColumnsSql}, booker.role as booker_role, booker.name as booker_name`;

const tables = `appointments a join doctors d on d.id = a.doctor_id join practices pr on pr.id = a.practice_id
  ${joinPaymentSql} ${joinStaffBookerSql}`;
const ofHospital = `a.hospital_id = :hospitalId and ${isAppointmentSql('a')}`;

export const listPersonVisits = statement('list_person_visits', {
  values: { hospitalId: of<number>, patientId: of<number>, max: of<number> },
  row: of<HospitalVisitRow>,
  sql: `
    select ${visitColumnsSql} from ${tables}
    where a.patient_id = :patientId and ${ofHospital}
    order by a.starts_at desc, a.id desc limit :max`,
});

export const findHospitalVisit = statement('find_hospital_visit', {
  values: { hospitalId: of<number>, id: of<number> },
  row: of<HospitalVisitRow>,
  sql: `select ${visitColumnsSql} from ${tables} where a.id = :id and ${ofHospital}`,
});

export const listHospitalRequests = statement('list_hospital_requests', {
  values: { hospitalId: of<number>, now: of<Date>, max: of<number> },
  row: of<HospitalVisitRow & { patient_name: string; gender: Gender; birth_date: string; phone: string }>,
  sql: `
    select ${visitColumnsSql}, p.name as patient_name, p.gender, ${birthDateSql('p')} as birth_date,
      ${contactPhoneSql('p')} as phone
    from ${tables} join patients p on p.id = a.patient_id
    where ${ofHospital} and a.status = 'Requested' and a.starts_at > :now
    order by a.starts_at, a.id limit :max`,
});

export interface BookableDoctorRow {
  doctor_id: number;
  name: string;
  specialization: string;
  practice_id: number;
  room: string;
  modes: ConsultMode[];
  clinic_fee_paise: number;
  /** Null: same as in the clinic. */
  video_fee_paise: number | null;
}

/** Listed doctors at practices that the hospital has agreed to. */
export const listBookableDoctors = statement('list_bookable_doctors', {
  values: { hospitalId: of<number> },
  row: of<BookableDoctorRow>,
  sql: `
    select d.id as doctor_id, d.name, d.specialization, pr.id as practice_id, pr.room, pr.modes, pr.clinic_fee_paise,
      pr.video_fee_paise
    from practices pr join doctors d on d.id = pr.doctor_id
    where pr.hospital_id = :hospitalId and pr.hospital_agreed_at is not null and pr.ended_at is null and d.listed
    order by d.name, pr.id`,
});

export const findAgreedPractice = statement('find_agreed_practice_of_bookings', {
  values: { hospitalId: of<number>, practiceId: of<number>, doctorId: of<number> },
  row: of<{ id: number }>,
  sql: `
    select id from practices
    where id = :practiceId and doctor_id = :doctorId and hospital_id = :hospitalId
      and hospital_agreed_at is not null and ended_at is null`,
});

/** Taken slots of a day at a practice with room for a squeeze in, in order; none during a leave. */
export const listTakenStarts = statement('list_taken_starts', {
  values: {
    doctorId: of<number>,
    practiceId: of<number>,
    mode: of<ConsultMode>,
    day: of<string>,
    timeZone: of<string>,
    now: of<Date>,
  },
  row: of<{ start: number }>,
  sql: `
    select start from published_days p, unnest(p.starts) as start,
      lateral (
        select (p.day + make_interval(mins => start)) at time zone :timeZone as starts_at,
          (p.day + make_interval(mins => start + p.interval_minutes)) at time zone :timeZone as ends_at
      ) s
    where p.doctor_id = :doctorId and p.practice_id = :practiceId and p.day = :day and p.mode in ('Any', :mode)
      and s.starts_at > :now and not leave_closes(:doctorId, s.starts_at, s.ends_at)
      and exists (
        select from appointments a where a.doctor_id = :doctorId and ${occupiesDoctorSlotSql('a')}
          and tstzrange(a.starts_at, a.ends_at) && tstzrange(s.starts_at, s.ends_at))
      and not exists (
        select from appointments a where a.doctor_id = :doctorId and ${occupiesSlotSql('a')} and a.squeeze_in_reason <> ''
          and tstzrange(a.starts_at, a.ends_at) && tstzrange(s.starts_at, s.ends_at))
    order by start`,
});
