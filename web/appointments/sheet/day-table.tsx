import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { formatAge } from '../../ui/age-words.ts';
import { genderLabel } from '../../ui/gender-words.ts';
import { UserText } from '../../ui/given.tsx';
import { formatRupees } from '../../ui/rupees.ts';
import { formatNeeds } from '../needs/words.ts';
import { describeStatedPayment, formatRecordedPayment } from '../payment-words.ts';
import { formatVisitReason } from '../written-reason.ts';
import styles from './day-table.module.css';

interface DayTableProps {
  readonly caption: string;
  readonly appointments: readonly DoctorAppointment[];
}

/** The visits of a day in time order, with room to write beside each; its head stands on every page of paper. */
export function DayTable({ caption, appointments }: DayTableProps) {
  const heads = [
    m.appointments_time(),
    m.appointments_patient(),
    m.appointments_reason(),
    m.sheet_allergies(),
    m.appointments_payment(),
    m.sheet_notes(),
  ];
  return (
    <table className={styles.table}>
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
      <td className={styles.time} data-label={m.appointments_time()}>
        <b>{slotNumber}</b>
        {consultStatus === 'Online' && <small>{m.dashboards_online()}</small>}
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
      <td data-label={m.appointments_reason()}>
        <UserText>{formatVisitReason(reason, appointment.bookedAtDesk)}</UserText>
        {needs && <small>{formatNeeds(needs)}</small>}
      </td>
      <td className={styles.allergies} data-label={m.sheet_allergies()}>
        {allergies.length > 0 ? <b>{allergies.join(', ')}</b> : describeAllergies(appointment)}
      </td>
      <td data-label={m.appointments_payment()}>{describePayment(appointment)}</td>
      <td className={styles.notes} />
    </tr>
  );
}

/** Whether anybody asked, of a patient of whom no allergy is recorded. */
function describeAllergies({ allergiesAsked, didNotCome }: DoctorAppointment): string {
  // A missed visit no longer opens the record.
  if (allergiesAsked === null) return didNotCome ? '' : m.sheet_allergies_unseen();
  return allergiesAsked ? m.records_none_known() : m.records_not_asked();
}

/** What was collected and how; before that the fee, and what the patient says. */
function describePayment({ payment, fee, payStatus }: DoctorAppointment): string {
  return payment
    ? formatRecordedPayment(payment)
    : `${formatRupees(fee)}, ${describeStatedPayment(payStatus)}`;
}
