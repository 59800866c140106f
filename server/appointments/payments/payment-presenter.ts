import type { Payment } from '#contract/appointments/payments.ts';
import { formatReceiptNumber } from '#domain/appointments/payments.ts';
import { toRupees } from '#domain/platform/money.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import type { PaymentColumns } from './payment-sql.ts';
import type { RecordedPayment } from './record-payment.ts';

export function presentPayment(row: PaymentColumns): Payment | null {
  const { payment_way: way, payment_paise: paise, receipt_year: year, receipt_number: number, paid_at } = row;
  const hospital = row.receipt_hospital;
  if (!way || paise === null || !paid_at) return null;
  return {
    way,
    amount: toRupees(paise),
    receipt: year === null || number === null ? null : formatReceiptNumber(year, number, hospital),
    at: paid_at.toISOString(),
  };
}

export const presentPaymentChange = (id: number, { status, payment }: RecordedPayment, message: string) => ({
  message,
  appointmentId: formatId('appointment', id),
  appStatus: status,
  payment: presentPayment(payment),
});
