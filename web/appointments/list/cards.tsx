import type { DoctorAppointment } from '#contract/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { reasonName } from '#names/reason-name.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { numericDay } from '../../ui/day-words.ts';
import { Given } from '../../ui/given.tsx';
import { Icon } from '../../ui/icon.tsx';
import { saidPayment } from '../payment-words.ts';
import { StatusBadge } from '../status-badge.tsx';
import styles from './cards.module.css';
import { personLine, RowLink } from './row.tsx';

interface ListCardsProps {
  readonly appointments: readonly DoctorAppointment[];
  readonly listAddress: string;
}

/** The doctor's appointments as cards, where columns do not fit. */
export function ListCards({ appointments, listAddress }: ListCardsProps) {
  return (
    <ul className={styles.cards} aria-label={m.appointments_list()}>
      {appointments.map((appointment) => (
        <Card key={appointment.appointmentId} appointment={appointment} listAddress={listAddress} />
      ))}
    </ul>
  );
}

function Card({
  appointment,
  listAddress,
}: {
  readonly appointment: DoctorAppointment;
  readonly listAddress: string;
}) {
  const { patientName, avatar, date, slotNumber, consultStatus, payStatus, appStatus, reason } = appointment;
  const online = consultStatus === 'Online';
  return (
    <li className={styles.card}>
      <div className={styles.ends}>
        <p className={styles.when}>
          <b>{slotNumber}</b>
          <time dateTime={date}>{numericDay(date)}</time>
        </p>
        <p className={styles.mode}>
          <Icon name={online ? 'video' : 'clinic'} size={18} />
          {online ? m.dashboards_online() : m.dashboards_offline()}
        </p>
      </div>
      <div className={styles.who}>
        <Avatar name={patientName} url={avatar} size={44} />
        <p>
          <RowLink appointment={appointment} listAddress={listAddress} className={styles.link} />
          <span className={styles.reason}>{personLine(appointment)}</span>
          <span className={styles.reason}>
            <Given>{reasonName(reason)}</Given>
          </span>
        </p>
      </div>
      <div className={styles.ends}>
        <StatusBadge status={appStatus} viewer="doctor" />
        <p className={styles.mode}>{saidPayment(payStatus)}</p>
      </div>
    </li>
  );
}
