import { Link } from 'react-router';
import { UserText } from '#web/ui/format/user-text.tsx';
import { appointmentPath } from '#web/ui/paths.ts';
import styles from './patient-link.module.css';

interface PatientLinkProps {
  readonly appointmentId: string;
  readonly name: string;
  readonly className?: string | undefined;
}

export function PatientLink({ appointmentId, name, className = '' }: PatientLinkProps) {
  return (
    <Link
      to={appointmentPath(appointmentId)}
      className={`block relative ink one-line ${styles.link} ${className}`}
    >
      <UserText>{name}</UserText>
    </Link>
  );
}
