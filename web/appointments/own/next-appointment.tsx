import type { ReactNode } from 'react';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { translateReason } from '#names/reason-name.ts';
import { useVisit } from '#web/appointments/queries.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ReasonEmergency } from '#web/ui/emergency/reason-emergency.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay, formatNumericDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useJoinVerdict } from '../join-verdict.ts';
import { Directions } from '../visit/directions.tsx';
import { StatusNotes } from './appointment-facts.tsx';
import { formatCountdown } from './countdown.ts';
import styles from './next-appointment.module.css';
import { StatusLine } from './own-appointment-card.tsx';
import { PatientName } from './patient-name.tsx';

interface NextAppointmentProps {
  readonly appointment: PatientAppointment;
  /** Milliseconds. */
  readonly now: number;
  /** The actions, with the way there as the one button while nothing else is due. */
  readonly children: (directions: ReactNode) => ReactNode;
}

/** The patient's next visit: time, doctor, place, what to bring, and what to do next. */
export function NextAppointment({ appointment, now, children }: NextAppointmentProps) {
  const { appointmentId, date, slot, startsAt, doctorName, doctorPhoto, reason, consultStatus, hospital } =
    appointment;
  const { data: visit, isPending } = useVisit(appointmentId);
  const canJoin = useJoinVerdict(appointment) === 'open';
  const today = clinicToday();
  const online = consultStatus === 'Online';
  const directions = online ? null : isPending ? (
    <Skeleton height={44} />
  ) : (
    visit?.position && <Directions to={visit.position} look="primary" />
  );
  return (
    <section
      className={`card raised stack-2 column padded ${styles.next} ${canJoin ? styles.now : ''}`}
      data-appointment={appointmentId}
      tabIndex={-1}
      aria-labelledby="next-appointment"
    >
      <h2 id="next-appointment" className="accent small">
        {m.vitals_banner()}
      </h2>
      <p className={`bold ${styles.when}`}>
        <span>{formatDay(date, today)}</span> <span>{slot}</span>
      </p>
      <p className="muted small">
        <time dateTime={startsAt}>{formatNumericDay(date)}</time>
        {date === today && <> · {canJoin ? m.due_join_title() : formatCountdown(appointment, now)}</>}
      </p>
      <PatientName patient={appointment.patient} />
      <div className={`line-3 middle ${styles.doctor}`}>
        <Avatar name={doctorName} url={doctorPhoto} size={44} />
        <p className="shrinks break-anywhere">
          <strong>
            <UserText>{doctorName}</UserText>
          </strong>
          <br />
          <UserText>{translateReason(reason)}</UserText>
        </p>
      </div>
      <ul className={`stack-1 ${styles.facts}`}>
        <li>
          <Icon name={online ? 'video' : 'clinic'} size={18} />
          {online ? (
            m.booked_panel_video()
          ) : (
            <UserText>
              {[translateHospital(hospital), visit?.address].filter(Boolean).join(', ') ||
                m.booked_panel_clinic()}
            </UserText>
          )}
        </li>
        {visit && visit.toBring !== '' && (
          <li>
            <Icon name="check" size={18} />
            <span>
              {m.hospital_settings_bring()}: <UserText>{visit.toBring}</UserText>
            </span>
          </li>
        )}
      </ul>
      <StatusLine appointment={appointment} />
      <StatusNotes appointment={appointment} />
      {children(directions)}
      <ReasonEmergency reason={reason} />
    </section>
  );
}
