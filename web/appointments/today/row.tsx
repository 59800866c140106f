import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { DoctorAppointment } from '#contract/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { reasonName } from '#names/reason-name.ts';
import { appointmentPath } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { numericDay } from '../../ui/day-words.ts';
import { Given } from '../../ui/given.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MeetButton } from '../meet-button.tsx';
import { NeedsLine } from '../needs/needs-line.tsx';
import { TodaysButtons } from './buttons.tsx';
import type { Placed, Standing } from './order.ts';
import { RescheduleQuestion } from './reschedule-question.tsx';
import styles from './table.module.css';

/** A doctor's actions on an appointment of today. */
export interface RowActions {
  readonly onDone: (appointment: DoctorAppointment) => void;
  readonly onCallOff: (appointment: DoctorAppointment) => void;
  readonly onReschedule: (appointment: DoctorAppointment) => void;
  readonly onJoin: (appointmentId: string) => void;
}

interface TodaysRowProps extends RowActions {
  readonly placed: Placed<DoctorAppointment>;
  readonly busy: boolean;
}

/** One of today's appointments: who, why, when, the video room, and its actions (G-04). */
export function TodaysRow({ placed: { appointment, standing }, busy, ...actions }: TodaysRowProps) {
  const { appointmentId, patientName, avatar, reason, date, slotNumber, consultStatus, lateMinutes, needs } =
    appointment;
  const [asking, setAsking] = useState(false);
  const rescheduleButton = useRef<HTMLButtonElement>(null);
  const online = consultStatus === 'Online';
  return (
    <>
      <tr
        className={styles.row}
        data-appointment={appointmentId}
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
          <div className={styles.why}>
            <Given>{reasonName(reason)}</Given>
          </div>
          <div className={styles.mode}>
            <Icon name={online ? 'video' : 'clinic'} size={18} />
            {online ? m.dashboards_online() : m.dashboards_offline()}
          </div>
          <NeedsLine needs={needs} />
        </td>
        <td className={styles.date}>{numericDay(date)}</td>
        <td className={styles.time}>
          <time dateTime={`${date}T${slotNumber}`}>{slotNumber}</time>
          <Badge standing={standing} />
          {lateMinutes !== null && (
            <p className={styles.late}>{m.appointments_late({ minutes: lateMinutes })}</p>
          )}
        </td>
        <td className={styles.meet}>
          <span className={styles.label}>{m.requests_column_meet()}: </span>
          <MeetButton appointment={appointment} onJoin={actions.onJoin} />
        </td>
        <td className={styles.action}>
          <TodaysButtons
            allowed={appointment.allowedActions}
            due={standing === 'over' || standing === 'now'}
            busy={busy}
            asking={asking}
            rescheduleButton={rescheduleButton}
            onDone={() => actions.onDone(appointment)}
            onCallOff={() => actions.onCallOff(appointment)}
            onReschedule={() => setAsking(true)}
          />
        </td>
      </tr>
      {asking && (
        <tr className={styles.asking}>
          <td colSpan={6}>
            <RescheduleQuestion
              patientName={patientName}
              slot={slotNumber}
              busy={busy}
              onYes={() => actions.onReschedule(appointment)}
              onNo={() => {
                setAsking(false);
                rescheduleButton.current?.focus();
              }}
            />
          </td>
        </tr>
      )}
    </>
  );
}

function Badge({ standing }: { readonly standing: Standing }) {
  if (standing === 'now') return <span className={styles.badge}>{m.requests_now()}</span>;
  if (standing === 'next')
    return <span className={`${styles.badge} ${styles.soon}`}>{m.requests_next()}</span>;
  return null;
}
