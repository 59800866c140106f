import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { m } from '#messages/messages.js';
import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './status-badge.module.css';

interface Look {
  readonly tone: 'blue' | 'green' | 'orange' | 'yellow' | 'red' | 'grey';
  readonly icon: IconName;
  readonly word: () => string;
}

const looks: Readonly<Record<AppointmentStatus, Look>> = {
  Requested: { tone: 'blue', icon: 'send', word: () => m.common_requested() },
  Pending: { tone: 'blue', icon: 'clock', word: () => m.dashboards_status_pending() },
  Confirmed: { tone: 'green', icon: 'check', word: () => m.dashboards_status_confirmed() },
  'Request for Rescheduling': {
    tone: 'orange',
    icon: 'swap',
    word: () => m.dashboards_status_request_for_rescheduling(),
  },
  Rescheduled: { tone: 'yellow', icon: 'calendar', word: () => m.common_rescheduled() },
  Completed: { tone: 'green', icon: 'checkTwice', word: () => m.dashboards_status_completed() },
  Cancelled: { tone: 'red', icon: 'ban', word: () => m.dashboards_status_cancelled() },
  Rejected: { tone: 'red', icon: 'close', word: () => m.dashboards_status_rejected() },
  Incomplete: { tone: 'grey', icon: 'dash', word: () => m.dashboards_status_incomplete() },
};

export function statusLabel(status: AppointmentStatus): string {
  return looks[status].word();
}

/** One shade darker for doctors. */
const darkerForDoctors: readonly AppointmentStatus[] = ['Completed', 'Rejected'];

interface StatusBadgeProps {
  readonly status: AppointmentStatus;
  readonly viewer: 'patient' | 'doctor';
}

export function StatusBadge({ status, viewer }: StatusBadgeProps) {
  const { tone, icon, word } = looks[status];
  const darker = viewer === 'doctor' && darkerForDoctors.includes(status);
  return (
    <span className={`${styles.badge} ${styles[tone]} ${darker ? styles.darker : ''}`}>
      <Icon name={icon} size={18} />
      {word()}
    </span>
  );
}
