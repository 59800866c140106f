import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import type { PaymentMethod } from '#domain/appointments/payments.ts';

/** All null without a payment. */
export interface PaymentColumns {
  payment_way: PaymentMethod | null;
  payment_paise: number | null;
  receipt_year: number | null;
  /** The hospital whose receipt series the number belongs to; null: the doctor's. */
  receipt_hospital: number | null;
  receipt_number: number | null;
  paid_at: Date | null;
  paid_by: 'doctor' | StaffRole | null;
}

/**
 * The appointment `a` and those it was moved from, with the same doctor: a payment for one counts for all.
 */
const visitChainIdsSql = `case when a.replaces_id is null then array[a.id] else array(
    with recursive earlier as (
      select a.id, a.replaces_id
      union all
      select o.id, o.replaces_id from earlier join appointments o on o.id = earlier.replaces_id and o.doctor_id = a.doctor_id
    )
    select id from earlier) end`;

/** Appointments it was moved to with the same doctor, as the CTE `later`. */
export const laterVisitsSql = (id: 'visit.id' | 'p.appointment_id') => `with recursive later as (
      select n.id, n.doctor_id, n.status from appointments n where n.replaces_id = ${id} and n.doctor_id = p.doctor_id
      union all
      select n.id, n.doctor_id, n.status from later join appointments n on n.replaces_id = later.id and n.doctor_id = later.doctor_id
    )`;

/** Joins the newest valid payment of an appointment `a` as `paid`. */
export const joinPaymentSql = `left join lateral (
    select one.* from payments one
    where one.appointment_id = any(${visitChainIdsSql}) and one.voids is null
      and not exists (select from payments other where other.voids = one.id)
    order by one.id desc limit 1
  ) paid on true`;

export const paymentColumnsSql = `paid.way as payment_way, paid.amount_paise as payment_paise,
  paid.receipt_year, paid.receipt_number, paid.receipt_hospital_id as receipt_hospital, paid.at as paid_at, paid.by_role as paid_by`;

/** The hospital and those that were merged into it. */
const mergedHospitalIdsSql =
  '(select h.id from hospitals h where h.id = :hospitalId or h.merged_into = :hospitalId)';

/** Includes doctors who left, because payments are found by doctor. */
export const hospitalDoctorIdsSql = `array(
    select d.id from memberships m join doctors d on d.account_id = m.account_id
    where m.hospital_id in ${mergedHospitalIdsSql} and m.role = 'doctor')`;

/**
 * True if the hospital collected a payment: by the receipt's series, or without a receipt by the visit `a`.
 */
export const isHospitalPaymentSql = (payment: 'paid' | 'one') =>
  `coalesce(${payment}.receipt_hospital_id, a.hospital_id) in ${mergedHospitalIdsSql}`;

/** Name of the person who recorded or voided a payment, as of that time. */
export const collectorNameSql = (payment: 'paid' | 'p') =>
  `coalesce(${payment}.issued ->> 'collectedBy', '')`;

/** Payments that the doctor recorded can be voided by the doctor only. */
export const isRecordedByDesk = (by: PaymentColumns['paid_by']): boolean => by !== null && by !== 'doctor';

/** Collected less voided amounts, each on its own day. */
export const netPaiseSql = (payment: 'p') =>
  `case when ${payment}.voids is null then ${payment}.amount_paise else -${payment}.amount_paise end`;

const paidPaiseSql = `coalesce((select sum(${netPaiseSql('p')}) from payments p where p.appointment_id = any(${visitChainIdsSql}) and p.way <> 'later'), 0)`;
/** The fee of a completed visit less what was collected, in paise. */
export const owedPaiseSql = `case when a.status = 'Completed' then greatest(a.fee_paise - ${paidPaiseSql}, 0) else 0 end`;
/** A past visit whose outcome no one recorded. */
export const hasNoOutcomeSql = "(a.status = 'Incomplete' and not a.did_not_come)";

/** A doctor's revenue in paise: what was collected for Completed visits. */
export const revenueSql = (doctorId: ':doctorId' | 'd.id') => `(
    select coalesce(sum(${netPaiseSql('p')}), 0)::bigint
    from payments p join appointments visit on visit.id = p.appointment_id
    where p.doctor_id = ${doctorId} and p.way <> 'later' and (visit.status = 'Completed' or (
      visit.status = 'Rescheduled' and exists (${laterVisitsSql('visit.id')} select from later where status = 'Completed')))
  )`;
