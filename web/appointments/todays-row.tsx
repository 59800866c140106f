import { Link } from 'react-router';
import type { DoctorAppointment } from '#contract/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { appointmentPath } from '../paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { numericDay } from '../ui/day-words.ts';
import { Icon } from '../ui/icon.tsx';
import { MeetButton } from './meet-button.tsx';
import type { Placed } from './todays-order.ts';
import styles from './todays-table.module.css';
import { type VisitActions, VisitButtons } from './visit-buttons.tsx';

interface TodaysRowProps extends VisitActions {
  readonly placed: Placed<DoctorAppointment>;
  readonly busy: boolean;
}

/** One of today's visits: who, why, when, the video room, and what to do with it (spec G-04). */
export function TodaysRow({ placed: { visit, standing }, busy, ...actions }: TodaysRowProps) {
  const { appointmentId, patientName, avatar, reason, date, slotNumber, consultStatus, meetLink } = visit;
  const online = consultStatus === 'Online';
  return (
    <tr
      className={styles.row}
      data-row={appointmentId}
      data-standing={standing}
      tabIndex={-1}
      aria-label={`${slotNumber}, ${patientName}`}
    >
      <td className={styles.patient}>
        <div className={styles.who}>
          <Avatar name={patientName} url={avatar} size={40} />
          <Link to={appointmentPath(appointmentId)}>{patientName}</Link>
        </div>
      </td>
      <td className={styles.reason}>
        {reason}
        <span className={styles.mode}>
          <Icon name={online ? 'video' : 'clinic'} size={18} />
          {online ? m.dashboards_online() : m.dashboards_offline()}
        </span>
      </td>
      <td className={styles.date}>{numericDay(date)}</td>
      <td className={styles.time}>
        <time dateTime={`${date}T${slotNumber}`}>{slotNumber}</time>
        {standing === 'now' && <span className={styles.badge}>{m.requests_now()}</span>}
        {standing === 'next' && <span className={styles.badge}>{m.requests_next()}</span>}
      </td>
      <td className={styles.meet}>
        <span className={styles.label}>{m.requests_column_meet()}: </span>
        <MeetButton consultStatus={consultStatus} meetLink={meetLink} />
      </td>
      <td className={styles.action}>
        <VisitButtons visit={visit} busy={busy} {...actions} />
      </td>
    </tr>
  );
}
