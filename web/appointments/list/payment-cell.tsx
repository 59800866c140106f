import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { payableStatuses } from '#domain/appointments/payments.ts';
import { m } from '#messages/messages.js';
import { Button } from '../../ui/button.tsx';
import { clinicToday } from '../../ui/clinic-time.ts';
import { describeStatedPayment, formatRecordedPayment } from '../payment-words.ts';
import styles from './payment-cell.module.css';

/** Whether a payment is still to be recorded: from the visit's day on. */
const isToCollect = ({ appStatus, date, payment }: DoctorAppointment) =>
  (payment === null || payment.way === 'later') &&
  date <= clinicToday() &&
  payableStatuses.some((status) => status === appStatus);

interface PaymentCellProps {
  readonly appointment: DoctorAppointment;
  readonly onCollect: (appointment: DoctorAppointment) => void;
}

/** What was collected and how, or what the patient says; from the visit's day on it can be recorded here (G-06). */
export function PaymentCell({ appointment, onCollect }: PaymentCellProps) {
  const { payment, payStatus, patientName } = appointment;
  return (
    <span className={styles.payment}>
      <span>{payment ? formatRecordedPayment(payment) : describeStatedPayment(payStatus)}</span>
      {isToCollect(appointment) && (
        <Button
          look="plain"
          className={styles.collect ?? ''}
          aria-label={`${m.payments_record()}: ${patientName}`}
          onClick={() => onCollect(appointment)}
        >
          {m.payments_record()}
        </Button>
      )}
    </span>
  );
}
