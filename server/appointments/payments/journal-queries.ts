import { literalsSql } from '#db/sql-literals.ts';
import { of, statement } from '#db/statement.ts';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import { type AppointmentStatus, openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import type { CollectedMethod, VisitListKind } from '#domain/appointments/payments.ts';
import { isAppointmentSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';
import {
  collectorNameSql,
  hasNoOutcomeSql,
  hospitalDoctorIdsSql,
  isHospitalPaymentSql,
  owedPaiseSql,
} from './payment-sql.ts';

/** Of a doctor everywhere, or of a hospital, also of doctors who have left it. */
const scope = { doctorId: of<number | null>, hospitalId: of<number | null> };
/** Excludes `before`. */
const period = { from: of<Date>, before: of<Date> };

const doctors =
  `case when :hospitalId::bigint is null then array[:doctorId::bigint] else ${hospitalDoctorIdsSql} end` as const;
const ofScope =
  '(:hospitalId::bigint is null or a.hospital_id = :hospitalId) and (:doctorId::bigint is null or a.doctor_id = :doctorId)';

export interface JournalRow {
  at: Date;
  is_void: boolean;
  /** Voided in this period or later. */
  is_voided: boolean;
  way: CollectedMethod;
  amount_paise: number;
  receipt_hospital: number | null;
  receipt_year: number;
  receipt_number: number;
  by_role: 'doctor' | StaffRole | null;
  by_id: number | null;
  by_name: string;
  visit_id: number;
  patient_id: number;
  patient_name: string;
  doctor_name: string;
  place: string;
}

export const listJournalRows = statement('list_journal_rows', {
  values: { ...scope, ...period },
  row: of<JournalRow>,
  sql: `
    select p.at, p.voids is not null as is_void, exists (select from payments v where v.voids = p.id) as is_voided,
      p.way, p.amount_paise, one.receipt_hospital_id as receipt_hospital, one.receipt_year, one.receipt_number,
      p.by_role, p.by_id, ${collectorNameSql('p')} as by_name, a.id as visit_id, a.patient_id,
      p.issued #>> '{patient,name}' as patient_name, p.issued #>> '{doctor,name}' as doctor_name,
      coalesce(p.issued #>> '{doctor,Hospital}', '') as place
    from payments p join payments one on one.id = coalesce(p.voids, p.id) join appointments a on a.id = p.appointment_id
    where p.doctor_id = any(${doctors}) and p.at >= :from and p.at < :before and p.way <> 'later'
      and (:hospitalId::bigint is null or ${isHospitalPaymentSql('one')})
    order by p.at, p.id`,
});

export interface NamedVisitRow {
  id: number;
  starts_at: Date;
  patient_id: number;
  patient_name: string;
  doctor_name: string;
  place: string;
  status: AppointmentStatus;
  fee_paise: number;
  owed_paise: number;
  /** The total of all visits, not only of the listed ones. */
  owed_in_all_paise: number;
}

const visitListStatement = (name: string, condition: string) =>
  statement(name, {
    values: { ...scope, ...period, max: of<number> },
    row: of<NamedVisitRow>,
    sql: `
      select a.id, a.starts_at, a.patient_id, p.name as patient_name, d.name as doctor_name, a.hospital as place, a.status, a.fee_paise,
        (${owedPaiseSql})::bigint as owed_paise, (sum(${owedPaiseSql}) over ())::bigint as owed_in_all_paise
      from appointments a join patients p on p.id = a.patient_id join doctors d on d.id = a.doctor_id
      where ${ofScope} and a.starts_at >= :from and a.starts_at < :before and ${isAppointmentSql('a')} and ${condition}
      order by a.starts_at, a.id limit :max`,
  });

export const listVisits = {
  owed: visitListStatement('owed_visits', `a.status = 'Completed' and ${owedPaiseSql} > 0`),
  noOutcome: visitListStatement('visits_without_outcome', hasNoOutcomeSql),
  all: visitListStatement('all_visits', "a.status <> 'Rescheduled'"),
  completed: visitListStatement('completed_visits', "a.status = 'Completed'"),
  upcoming: visitListStatement('upcoming_visits', `a.status in (${literalsSql(openStatuses)})`),
  didNotCome: visitListStatement('missed_visits', "a.status = 'Incomplete' and a.did_not_come"),
  cancelled: visitListStatement('cancelled_visits', "a.status = 'Cancelled'"),
} as const satisfies Record<VisitListKind, unknown>;
