import { useId } from 'react';
import type { ConsultMode, Payment } from '#domain/modes.ts';
import { defaultReason, reasonsFor } from '#domain/specializations.ts';
import { m } from '#messages/messages.js';
import { reasonName } from '#names/reason-name.ts';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { inRupees } from '../../ui/rupees.ts';
import type { BookableDoctor, BookingChoice } from './choice.ts';
import styles from './details.module.css';

interface BookDetailsProps {
  readonly doctor: BookableDoctor;
  readonly choice: BookingChoice;
  readonly onChange: (change: Partial<BookingChoice>) => void;
}

/** Reason, consult mode and payment (E-03). */
export function BookDetails({ doctor, choice, onChange }: BookDetailsProps) {
  const reasonId = useId();
  // A reason from a search for another specialization is kept.
  const reasons = [...new Set([...reasonsFor(doctor.specialization), defaultReason, choice.reason])];
  return (
    <div className={styles.details}>
      <div className={styles.reason}>
        <label htmlFor={reasonId}>{m.booking_reason()}</label>
        <select
          id={reasonId}
          value={choice.reason}
          onChange={({ target }) => onChange({ reason: target.value })}
        >
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {reasonName(reason)}
            </option>
          ))}
        </select>
      </div>
      <Segmented<ConsultMode>
        legend={m.booking_mode()}
        options={[
          { value: 'Offline', label: m.booking_offline() },
          { value: 'Online', label: m.booking_online() },
        ]}
        value={choice.mode}
        onChange={(mode) => onChange({ mode })}
      />
      <p className={styles.hint}>
        {choice.mode === 'Online'
          ? m.booking_mode_online_hint()
          : m.booking_mode_offline_hint({ place: doctor.Hospital || m.doctors_own_practice() })}
      </p>
      <Segmented<Payment>
        legend={m.booking_payment()}
        options={[
          { value: 'Unpaid', label: m.booking_unpaid() },
          { value: 'Paid', label: m.booking_paid() },
        ]}
        value={choice.payment}
        onChange={(payment) => onChange({ payment })}
      />
      <p className={styles.hint}>{m.booking_fee({ fee: inRupees(doctor.basicFee) })}</p>
    </div>
  );
}
