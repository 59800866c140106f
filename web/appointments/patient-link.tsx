import { Link } from 'react-router';
import { appointmentPath } from '#web/ui/paths.ts';
import { UserText } from '../ui/given.tsx';
import styles from './patient-link.module.css';

interface PatientLinkProps {
  readonly appointmentId: string;
  readonly name: string;
  /** How the row that it stands in places and tints it. */
  readonly className?: string | undefined;
}

/** The patient's name in a row of the doctor's lists, which leads to the visit. */
export function PatientLink({ appointmentId, name, className = '' }: PatientLinkProps) {
  return (
    <Link to={appointmentPath(appointmentId)} className={`${styles.link} ${className}`}>
      <UserText>{name}</UserText>
    </Link>
  );
}
