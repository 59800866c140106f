import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { Icon } from '../../ui/icon.tsx';
import styles from './whose.module.css';

type WithPatient = Pick<PatientAppointment, 'patient'>;

/** Whose visit it is, if it is not the reader's own; empty if it is (J-05). */
export const formatOtherPatient = ({ patient }: WithPatient): string =>
  patient.relation === 'self' ? '' : m.for_whom_of({ name: patient.name });

/** The same as a line of a card. */
export function PatientName(visit: WithPatient) {
  const words = formatOtherPatient(visit);
  if (words === '') return null;
  return (
    <p className={styles.whose}>
      <Icon name="person" size={18} />
      {words}
    </p>
  );
}
