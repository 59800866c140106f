import { literalsSql } from '#db/sql-literals.ts';
import { of, statement } from '#db/statement.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { progressStatuses } from '#domain/appointments/visit-progress.ts';
import type { ConsultMode, PaymentState } from '#domain/doctors/consult-modes.ts';
import type { DeskPermission } from '#domain/hospital/desk-permissions.ts';
import type { Gender } from '#domain/patients/genders.ts';
import { stepCountSql, wasAcceptedSql } from '#server/appointments/changes/is-accepted.ts';
import { notifiedDelaySql } from '#server/appointments/delays/notified-delay-sql.ts';
import {
  joinPaymentSql,
  type PaymentColumns,
  paymentColumnsSql,
} from '#server/appointments/payments/payment-sql.ts';
import { birthDateSql } from '#server/patients/profile/birth-date-sql.ts';
import { contactPhoneSql } from '#server/patients/profile/contact-phone.ts';
import { deskPermissionsSql } from './desk-permissions-sql.ts';

export type HospitalVisitRow = PaymentColumns & {
  id: number;
  doctor_id: number;
  doctor_name: string;
  practice_id: number;
  starts_at: Date;
  minutes: number;
  status: AppointmentStatus;
  former_status: AppointmentStatus | null;
  consult_status: ConsultMode;
  pay_status: PaymentState;
  fee_paise: number;
  late_minutes: number | null;
  doctor_late: number | null;
  squeeze_in_reason: string | null;
  arrived_at: Date | null;
  called_at: Date | null;
  started_at: Date | null;
  ended_at: Date | null;
  was_accepted: boolean;
  did_not_come: boolean;
  has_come: boolean;
  desk_permissions: readonly DeskPermission[];
  patient_id: number;
  patient_name: string;
  gender: Gender;
  birth_date: string;
  phone: string;
};

const shownStatusesSql = literalsSql([
  'Requested',
  'Pending',
  'Confirmed',
  'Request for Rescheduling',
  'Completed',
  'Incomplete',
] as const satisfies readonly AppointmentStatus[]);
const goingOn = literalsSql(progressStatuses);

// Clinical data is not even read: no reason, needs, prescription, allergies or video room.
const visitsSql = `
  select a.id, a.doctor_id, d.name as doctor_name, pr.id as practice_id, a.starts_at,
    (extract(epoch from a.ends_at - a.starts_at) / 60)::int as minutes,
    a.status, a.former_status, a.consult_status, a.pay_status, a.fee_paise, a.late_minutes, ${notifiedDelaySql} as doctor_late, nullif(a.squeeze_in_reason, '') as squeeze_in_reason,
    a.arrived_at, a.called_at, a.started_at, a.ended_at, a.did_not_come, ${stepCountSql} > 0 as has_come, ${wasAcceptedSql}, ${deskPermissionsSql} as desk_permissions,
    p.id as patient_id, p.name as patient_name, p.gender, ${birthDateSql('p')} as birth_date,
    ${contactPhoneSql('p')} as phone, ${paymentColumnsSql}
  from appointments a
  join patients p on p.id = a.patient_id
  join doctors d on d.id = a.doctor_id
  join practices pr on pr.id = a.practice_id
  ${joinPaymentSql}
  where a.hospital_id = :hospitalId and a.starts_at >= :from and a.starts_at < :before and a.doctor_id = any(:doctorIds::bigint[])`;

const period = {
  hospitalId: of<number>,
  doctorIds: of<readonly number[]>,
  from: of<Date>,
  before: of<Date>,
};

export const listVisitsAtHospital = statement('list_visits_at_hospital', {
  values: period,
  row: of<HospitalVisitRow>,
  sql: `${visitsSql} and a.status in (${shownStatusesSql}) order by a.starts_at, a.id`,
});

/** Checked in and not yet called, in order of their slots. */
export const listWaitingAtHospital = statement('list_waiting_at_hospital', {
  values: period,
  row: of<HospitalVisitRow>,
  sql: `${visitsSql} and a.status in (${goingOn}) and a.consult_status = 'Offline'
      and a.arrived_at is not null and a.called_at is null and a.started_at is null and a.ended_at is null
    order by a.starts_at, a.id limit 100`,
});

/** Due at the clinic in a period and not checked in. */
export const listExpectedAtHospital = statement('list_expected_at_hospital', {
  values: period,
  row: of<HospitalVisitRow>,
  sql: `${visitsSql} and a.status in (${goingOn}) and a.consult_status = 'Offline'
      and ${stepCountSql} = 0
    order by a.starts_at, a.id limit 100`,
});
