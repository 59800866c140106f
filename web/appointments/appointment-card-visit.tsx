import type { DoctorAppointment } from '#contract/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './appointment-card-visit.module.css';
import { StatusBadge } from './status-badge.tsx';

/** One of the doctor's visits of a day: when, who, why, how. */
export function VisitCard({ visit }: { readonly visit: DoctorAppointment }) {
  const { date, slotNumber, patientName, avatar, reason, consultStatus, payStatus, appStatus } = visit;
  const online = consultStatus === 'Online';
  return (
    <article className={styles.visit} aria-label={`${slotNumber}, ${patientName}`}>
      <time dateTime={`${date}T${slotNumber}`} className={styles.time}>
        {slotNumber}
      </time>
      <div className={styles.who}>
        <Avatar name={patientName} url={avatar} size={48} />
        <p>
          <strong>{patientName}</strong>
          <span>{reason}</span>
        </p>
      </div>
      <p className={styles.how}>
        <Icon name={online ? 'video' : 'clinic'} size={18} />
        {online ? m.dashboards_online() : m.dashboards_offline()}
        <span aria-hidden="true">·</span>
        {payStatus === 'Paid' ? m.dashboards_paid() : m.dashboards_unpaid()}
      </p>
      <StatusBadge status={appStatus} viewer="doctor" />
    </article>
  );
}
