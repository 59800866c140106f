import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import type { PaymentMethod } from '#domain/appointments/payments.ts';

/** The payment of an appointment, or nulls. */
export interface PaymentColumns {
  payment_way: PaymentMethod | null;
  payment_paise: number | null;
  receipt_year: number | null;
  /** Whose series the number is of; null: the doctor's. */
  receipt_hospital: number | null;
  receipt_number: number | null;
  paid_at: Date | null;
  paid_by: 'doctor' | StaffRole | null;
}

/** SQL: the appointment `a` and those that it was moved from, at the same doctor: what was paid for one is paid. */
export const visitChainIdsSql = `case when a.replaces_id is null then array[a.id] else array(
    with recursive earlier as (
      select a.id, a.replaces_id
      union all
      select o.id, o.replaces_id from earlier join appointments o on o.id = earlier.replaces_id and o.doctor_id = a.doctor_id
    )
    select id from earlier) end`;

/** SQL: those that an appointment was moved to at the same doctor, as `later`. */
export const laterVisitsSql = (id: 'visit.id' | 'p.appointment_id') => `with recursive later as (
      select n.id, n.doctor_id, n.status from appointments n where n.replaces_id = ${id} and n.doctor_id = p.doctor_id
      union all
      select n.id, n.doctor_id, n.status from later join appointments n on n.replaces_id = later.id and n.doctor_id = later.doctor_id
    )`;

/** The payment of an appointment `a`, as `paid`: the newest that voids nothing and is not voided. */
export const joinPaymentSql = `left join lateral (
    select one.* from payments one
    where one.appointment_id = any(${visitChainIdsSql}) and one.voids is null
      and not exists (select from payments other where other.voids = one.id)
    order by one.id desc limit 1
  ) paid on true`;

export const paymentColumnsSql = `paid.way as payment_way, paid.amount_paise as payment_paise,
  paid.receipt_year, paid.receipt_number, paid.receipt_hospital_id as receipt_hospital, paid.at as paid_at, paid.by_role as paid_by`;

/** SQL: the hospital and those that were merged into it. */
const mergedHospitalIdsSql =
  '(select h.id from hospitals h where h.id = :hospitalId or h.merged_into = :hospitalId)';

/** SQL: its doctors, also those who left: payments are found by them. */
export const hospitalDoctorIdsSql = `array(
    select d.id from memberships m join doctors d on d.account_id = m.account_id
    where m.hospital_id in ${mergedHospitalIdsSql} and m.role = 'doctor')`;

/** SQL: whether the hospital collected a payment: by the series of the receipt, without one by the visit `a`. */
export const isHospitalPaymentSql = (payment: 'paid' | 'one') =>
  `coalesce(${payment}.receipt_hospital_id, a.hospital_id) in ${mergedHospitalIdsSql}`;

/** Who recorded or voided a payment, as they were called then. */
export const collectorNameSql = (payment: 'paid' | 'p') =>
  `coalesce(${payment}.issued ->> 'collectedBy', '')`;

/** Whether the desk recorded it: what the doctor did, the doctor alone voids. */
export const isRecordedByDesk = (by: PaymentColumns['paid_by']): boolean => by !== null && by !== 'doctor';
