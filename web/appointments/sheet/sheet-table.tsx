import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { formatAge } from '#web/ui/format/format-age.ts';
import { genderLabel } from '#web/ui/format/gender-label.ts';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { formatNeeds } from '../needs/need-labels.ts';
import { describeStatedPayment, formatRecordedPayment } from '../payment-labels.ts';
import { formatVisitReason } from '../visit-reason.ts';
import styles from './sheet-table.module.css';

interface DayTableProps {
  readonly caption: string;
  readonly appointments: readonly DoctorAppointment[];
}

/** The visits of a day in time order, each with room for notes; the header repeats on every printed page. */
export function DayTable({ caption, appointments }: DayTableProps) {
  const heads = [
    m.common_time(),
    m.common_patient(),
    m.common_reason(),
    m.common_allergies(),
    m.booking_payment(),
    m.sheet_notes(),
  ];
  return (
    <table className={`full-width small ${styles.table}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {appointments.map((appointment) => (
          <Visit key={appointment.appointmentId} appointment={appointment} />
        ))}
      </tbody>
    </table>
  );
}

function Visit({ appointment }: { readonly appointment: DoctorAppointment }) {
  const { slotNumber, consultStatus, patientName, patientId, gender, patientPhone } = appointment;
  const { visitNumber, reason, needs, allergies } = appointment;
  return (
    <tr>
      <td className={styles.time} data-label={m.common_time()}>
        <b>{slotNumber}</b>
        {consultStatus === 'Online' && <small>{m.common_online()}</small>}
      </td>
      <th scope="row">
        <b>{patientName}</b>
        <small>
          {formatAge(appointment)}, {genderLabel(gender)} · {patientPhone}
        </small>
        <small>
          {m.sheet_visit_number({ count: visitNumber })} · {patientId.patientId}
        </small>
      </th>
      <td data-label={m.common_reason()}>
        <UserText>{formatVisitReason(reason, appointment.bookedAtDesk)}</UserText>
        {needs && <small>{formatNeeds(needs)}</small>}
      </td>
      <td className={styles.allergies} data-label={m.common_allergies()}>
        {allergies.length > 0 ? <b>{allergies.join(', ')}</b> : describeAllergies(appointment)}
      </td>
      <td data-label={m.booking_payment()}>{describePayment(appointment)}</td>
      <td className={styles.notes} />
    </tr>
  );
}

/** For a patient without recorded allergies: says if anyone asked. */
function describeAllergies({ allergiesAsked, didNotCome }: DoctorAppointment): string {
  // After a missed visit the record is no longer accessible.
  if (allergiesAsked === null) return didNotCome ? '' : m.sheet_allergies_unseen();
  return allergiesAsked ? m.records_none_known() : m.records_not_asked();
}

/** The collected amount and method; before that the fee and the patient's statement. */
function describePayment({ payment, fee, payStatus }: DoctorAppointment): string {
  return payment
    ? formatRecordedPayment(payment)
    : `${formatRupees(fee)}, ${describeStatedPayment(payStatus)}`;
}
