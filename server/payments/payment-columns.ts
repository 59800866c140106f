import type { StaffRole } from '#domain/hospital-roles.ts';
import type { PaymentWay } from '#domain/payments.ts';

/** The payment of an appointment, or nulls. */
export interface PaymentColumns {
  payment_way: PaymentWay | null;
  payment_paise: number | null;
  receipt_year: number | null;
  /** Whose series the number is of; null of the doctor's own practice, and of every receipt before hospitals had a series. */
  receipt_hospital: number | null;
  receipt_number: number | null;
  paid_at: Date | null;
  /** Null of visits that were over before payments were recorded. */
  paid_by: 'doctor' | StaffRole | null;
}

/** The payment of an appointment `a`, as `paid`: the newest that voids nothing and is not voided. */
export const paymentOfAppointment = `left join lateral (
    select one.* from payments one
    where one.appointment_id = a.id and one.voids is null
      and not exists (select from payments other where other.voids = one.id)
    order by one.id desc limit 1
  ) paid on true`;

export const paymentColumns = `paid.way as payment_way, paid.amount_paise as payment_paise,
  paid.receipt_year, paid.receipt_number, paid.receipt_hospital_id as receipt_hospital, paid.at as paid_at, paid.by_role as paid_by`;

/** Who recorded or voided a payment, as they were called then; of rows of before, when nobody noted it, as they are called now. */
export const collectorName = (payment: 'paid' | 'p') => `coalesce(${payment}.issued ->> 'collectedBy',
  case when ${payment}.by_role = 'doctor' then ${payment}.issued #>> '{doctor,name}' end,
  (select coalesce(nullif(account.name, ''), own.name)
    from accounts account left join doctors own on own.account_id = account.id
    where account.id = ${payment}.by_id and ${payment}.by_role <> 'doctor'), '')`;

/** Whether the desk recorded it: what the doctor did, the doctor alone voids. */
export const isOfDesk = (by: PaymentColumns['paid_by']): boolean => by !== null && by !== 'doctor';
