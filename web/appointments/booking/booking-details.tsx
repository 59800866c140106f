import { useId } from 'react';
import type { PaymentState } from '#domain/doctors/consult-modes.ts';
import { defaultReason, listReasons } from '#domain/doctors/specializations.ts';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { describePaymentChoice } from '../payment-labels.ts';
import type { BookableDoctor, BookingChoice } from './booking-choice.ts';
import styles from './booking-details.module.css';

interface BookDetailsProps {
  readonly doctor: BookableDoctor;
  readonly choice: BookingChoice;
  readonly onChange: (change: Partial<BookingChoice>) => void;
}

export function BookingDetails({ doctor, choice, onChange }: BookDetailsProps) {
  const reasonId = useId();
  // A reason from a search for another specialization remains available.
  const reasons = [...new Set([...listReasons(doctor.specialization), defaultReason, choice.reason])];
  return (
    <>
      <div className={`stack-2 ${styles.reason}`}>
        <label htmlFor={reasonId}>{m.booking_reason()}</label>
        <select
          id={reasonId}
          value={choice.reason}
          onChange={({ target }) => onChange({ reason: target.value })}
        >
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {translateReason(reason)}
            </option>
          ))}
        </select>
      </div>
      <Segmented<PaymentState>
        legend={`${m.booking_payment()} · ${m.booking_fee({ fee: formatRupees(doctor.basicFee) })}`}
        options={[
          { value: 'Unpaid', label: describePaymentChoice('Unpaid', choice.mode) },
          { value: 'Paid', label: describePaymentChoice('Paid', choice.mode) },
        ]}
        value={choice.payment}
        onChange={(payment) => onChange({ payment })}
      />
    </>
  );
}
