import { formatId } from '#domain/platform/readable-ids.ts';
import { presentPayment } from './payment-presenter.ts';
import type { RecordedPayment } from './record-payment.ts';

export const presentPaymentChange = (id: number, { status, payment }: RecordedPayment, message: string) => ({
  message,
  appointmentId: formatId('appointment', id),
  appStatus: status,
  payment: presentPayment(payment),
});
