import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#web/ui/icon.tsx';
import styles from './patient-name.module.css';

type WithPatient = Pick<PatientAppointment, 'patient'>;

/** Empty if the visit is the reader's own. */
export const formatOtherPatient = ({ patient }: WithPatient): string =>
  patient.relation === 'self' ? '' : m.for_whom_of({ name: patient.name });

export function PatientName(visit: WithPatient) {
  const words = formatOtherPatient(visit);
  if (words === '') return null;
  return (
    <p className={`line-1 middle shrinks strong ${styles.whose}`}>
      <Icon name="person" size={18} />
      {words}
    </p>
  );
}
