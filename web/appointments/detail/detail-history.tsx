import { Link } from 'react-router';
import type { AppointmentDetail } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { appointmentPath } from '#web/ui/paths.ts';
import { StatusBadge } from '../status-badge.tsx';
import styles from './detail-timeline.module.css';

interface DetailHistoryProps {
  readonly appointments: AppointmentDetail['previousAppointments'];
  readonly listAddress: string;
}

export function DetailHistory({ appointments, listAddress }: DetailHistoryProps) {
  if (appointments.length === 0) return <p className="muted">{m.appointments_first_visit()}</p>;
  return (
    <ol className="grid">
      {appointments.map(({ appointmentId, date, time, reason, type, status }) => (
        <li key={appointmentId} className={`stack-1 to-start relative ${styles.entry}`}>
          <p>
            <Link className={styles.link} to={appointmentPath(appointmentId)} state={{ listAddress }}>
              {formatNumericDay(date)}, {time}
            </Link>
          </p>
          <p className="muted">
            {translateReason(reason)} <span aria-hidden="true">·</span>{' '}
            {type === 'Online' ? m.common_online() : m.common_offline()}
          </p>
          <StatusBadge status={status} viewer="doctor" />
        </li>
      ))}
    </ol>
  );
}
