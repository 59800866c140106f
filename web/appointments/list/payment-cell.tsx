import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { payableStatuses } from '#domain/appointments/payments.ts';
import { m } from '#messages/messages.js';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { Button } from '../../ui/button.tsx';
import { describeStatedPayment, formatRecordedPayment } from '../payment-labels.ts';
import styles from './payment-cell.module.css';

/** Payments can be recorded from the visit's day on. */
const isToCollect = ({ appStatus, date, payment }: DoctorAppointment) =>
  (payment === null || payment.way === 'later') &&
  date <= clinicToday() &&
  payableStatuses.some((status) => status === appStatus);

interface PaymentCellProps {
  readonly appointment: DoctorAppointment;
  readonly onCollect: (appointment: DoctorAppointment) => void;
}

/**
 * The collected amount and method, or the patient's statement; from the visit's day on it can be recorded
 * here.
 */
export function PaymentCell({ appointment, onCollect }: PaymentCellProps) {
  const { payment, payStatus, patientName } = appointment;
  return (
    <span className={styles.payment}>
      <span>{payment ? formatRecordedPayment(payment) : describeStatedPayment(payStatus)}</span>
      {isToCollect(appointment) && (
        <Button
          look="plain"
          className={styles.collect ?? ''}
          aria-label={`${m.common_record_payment()}: ${patientName}`}
          onClick={() => onCollect(appointment)}
        >
          {m.common_record_payment()}
        </Button>
      )}
    </span>
  );
}
