import type { PaymentWay } from '#domain/payments.ts';

/** The payment of an appointment, or nulls. */
export interface PaymentColumns {
  payment_way: PaymentWay | null;
  payment_paise: number | null;
  receipt_year: number | null;
  receipt_number: number | null;
  paid_at: Date | null;
}

/** The payment of an appointment `a`, as `paid`: the newest that voids nothing and is not voided. */
export const paymentOfAppointment = `left join lateral (
    select one.* from payments one
    where one.appointment_id = a.id and one.voids is null
      and not exists (select from payments other where other.voids = one.id)
    order by one.id desc limit 1
  ) paid on true`;

export const paymentColumns = `paid.way as payment_way, paid.amount_paise as payment_paise,
  paid.receipt_year, paid.receipt_number, paid.at as paid_at`;
