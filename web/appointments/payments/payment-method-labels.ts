import type { PaymentMethod } from '#domain/appointments/payments.ts';
import { m } from '#messages/messages.js';

export function paymentMethodLabel(way: PaymentMethod): string {
  return {
    cash: m.payments_cash,
    upi: m.payments_upi,
    card: m.payments_card,
    later: m.payments_later,
  }[way]();
}

/** In the form used within a sentence. */
export function paymentMethodInSentence(way: PaymentMethod): string {
  return {
    cash: m.payments_by_cash,
    upi: m.payments_upi,
    card: m.payments_by_card,
    later: m.payments_later,
  }[way]();
}
