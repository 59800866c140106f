import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { DraftMark } from '#web/platform/drafts/draft-mark.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { formatVisitReason } from '../visit-reason.ts';
import styles from './list-cards.module.css';
import { formatPatientLine, RowLink } from './list-row.tsx';
import { PaymentCell } from './payment-cell.tsx';

interface ListCardsProps {
  readonly appointments: readonly DoctorAppointment[];
  readonly listAddress: string;
  readonly onCollect: (appointment: DoctorAppointment) => void;
}

/** Used where columns do not fit. */
export function ListCards({ appointments, listAddress, onCollect }: ListCardsProps) {
  return (
    <ul className={`stack-2 ${styles.cards}`} aria-label={m.common_your_appointments()}>
      {appointments.map((appointment) => (
        <Card
          key={appointment.appointmentId}
          appointment={appointment}
          listAddress={listAddress}
          onCollect={onCollect}
        />
      ))}
    </ul>
  );
}

interface CardProps extends Pick<ListCardsProps, 'listAddress' | 'onCollect'> {
  readonly appointment: DoctorAppointment;
}

function Card({ appointment, listAddress, onCollect }: CardProps) {
  const { appointmentId, patientName, avatar, date, slotNumber, consultStatus, appStatus, reason } =
    appointment;
  const online = consultStatus === 'Online';
  return (
    <li className={`stack-2 to-top shrinks outlined ${styles.card}`}>
      <div className={`row middle spread ${styles.ends}`}>
        <p className={`row ${styles.when}`}>
          <b>{slotNumber}</b>
          <time dateTime={date} className="small">
            {formatNumericDay(date)}
          </time>
        </p>
        <StatusBadge status={appStatus} viewer="doctor" />
      </div>
      <div className={`flex middle ${styles.who}`}>
        <Avatar name={patientName} url={avatar} size={44} />
        <p>
          <RowLink
            appointment={appointment}
            listAddress={listAddress}
            className={`strong not-underlined ${styles.link}`}
          />
          <span className="block">
            <span>
              <UserText>{formatVisitReason(reason, appointment.bookedAtDesk)}</UserText>
            </span>{' '}
            · {online ? m.common_online() : m.common_offline()}
          </span>
          <span className="block muted small">{formatPatientLine(appointment)}</span>
          <DraftMark name={`prescription:${appointmentId}`} />
        </p>
      </div>
      <PaymentCell appointment={appointment} onCollect={onCollect} />
    </li>
  );
}
