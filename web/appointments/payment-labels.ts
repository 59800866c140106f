import type { Payment as RecordedPayment } from '#contract/appointments/payments.ts';
import type { ConsultMode, PaymentState } from '#domain/doctors/consult-modes.ts';
import { m } from '#messages/messages.js';
import { formatRupees } from '#web/ui/format/rupees.ts';

/** An unpaid video visit is paid later, because it has no front desk. */
export function describePaymentChoice(payment: PaymentState, mode: ConsultMode): string {
  if (payment === 'Paid') return m.booked_pay_done();
  return mode === 'Online' ? m.booked_pay_later() : m.booked_pay_clinic();
}

/** "₹900, pay there". */
export function formatFeeLine(fee: number, payment: PaymentState, mode: ConsultMode): string {
  const words = { fee: formatRupees(fee) };
  if (payment === 'Paid') return m.booked_line_paid(words);
  return mode === 'Online' ? m.booked_line_later(words) : m.booked_line_clinic(words);
}

/** For doctors: the patient's statement is no proof of payment. */
export function describeStatedPayment(payment: PaymentState): string {
  return payment === 'Paid' ? m.booked_says_paid() : m.dashboards_unpaid();
}

/** "₹900 UPI". */
export function formatRecordedPayment({ amount: rupees, way }: RecordedPayment): string {
  const amount = formatRupees(rupees);
  if (way === 'later') return `${m.day_pays_later()} ${amount}`;
  return { cash: m.day_paid_cash, upi: m.day_paid_upi, card: m.day_paid_card }[way]({ amount });
}
