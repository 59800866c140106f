import { Fragment, type ReactNode, useId } from 'react';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { isTimeReleased, openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { translateReason } from '#names/reason-name.ts';
import { ReasonEmergency } from '#web/ui/emergency/reason-emergency.tsx';
import { formatDay, formatDayPart } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { AppointmentFacts, formatCardDay, StatusNotes } from './appointment-facts.tsx';
import styles from './own-appointment-card.module.css';
import { formatOtherPatient, PatientName } from './patient-name.tsx';
import { formatVisitTime } from './visit-labels.ts';

interface OwnAppointmentCardProps {
  readonly appointment: PatientAppointment;
  /** Today in the clinic's time zone, YYYY-MM-DD. */
  readonly today: string;
  /** The appointment at the other end of a move: the one it replaced, or the one that replaced it. */
  readonly moved?: PatientAppointment | undefined;
  readonly children: ReactNode;
}

/** One of a patient's appointments. Screen readers identify it by its time and doctor. */
export function OwnAppointmentCard({ appointment, today, moved, children }: OwnAppointmentCardProps) {
  const { appointmentId, date, slot, startsAt, reason, appStatus } = appointment;
  const titleId = useId();
  const ahead = openStatuses.some((status) => status === appStatus);
  const Time = isTimeReleased(appointment) ? 's' : Fragment;
  return (
    <article
      className={`card raised stack-2 column shrinks padded ${styles.card}`}
      data-appointment={appointmentId}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <h3 id={titleId} className="visually-hidden">
        {formatTitle(appointment, today)}
      </h3>
      <p className={`large bold ${styles.when}`}>
        {moved && ahead && <s className="muted small regular">{formatVisitTime(moved)}</s>}
        <Time>
          <time dateTime={startsAt}>
            {formatCardWhen(date, today)} {slot}
          </time>
        </Time>
      </p>
      <VisitLine appointment={appointment} />
      <PatientName patient={appointment.patient} />
      {ahead && <ReasonEmergency reason={reason} />}
      <StatusLine appointment={appointment} />
      {ahead && appointment.replaces && !moved && <p className="muted small">{m.own_note_replaces()}</p>}
      <StatusNotes appointment={appointment} />
      {children}
    </article>
  );
}

/** "Today, 26 Nov 2026", "Wed, 2 Dec 2026". */
function formatCardWhen(day: string, today: string): string {
  const isNear = day === today || day === addDays(today, 1);
  return `${isNear ? formatDay(day, today) : formatDayPart(day, { weekday: 'short' })}, ${formatCardDay(day)}`;
}

/** Doctor, reason and place. */
function VisitLine({ appointment }: { readonly appointment: PatientAppointment }) {
  const { doctorName, reason, consultStatus, hospital } = appointment;
  const online = consultStatus === 'Online';
  const place = online ? m.prescriptions_online() : translateHospital(hospital) || m.prescriptions_offline();
  return (
    <p className="break-anywhere">
      <strong>
        <UserText>{doctorName}</UserText>
      </strong>{' '}
      · <UserText>{translateReason(reason)}</UserText> ·{' '}
      <span className={styles.place}>
        <Icon name={online ? 'video' : 'clinic'} size={16} />
        <UserText>{place}</UserText>
      </span>
    </p>
  );
}

/** The badge, and what it means for the patient. */
export function StatusLine({ appointment }: { readonly appointment: PatientAppointment }) {
  const meaning = describeStatus(appointment);
  return (
    <p className={`row-2 middle ${styles.status}`}>
      <StatusBadge status={appointment.appStatus} viewer="patient" />
      {meaning && <span className="muted small">{meaning}</span>}
    </p>
  );
}

function describeStatus({
  appStatus,
  allowedActions,
  canPickTime,
  doctorName,
}: PatientAppointment): string | null {
  switch (appStatus) {
    case 'Requested':
      return m.own_note_requested();
    case 'Pending':
      return allowedActions.includes('confirm')
        ? m.own_note_confirm()
        : m.own_note_accepted({ doctor: doctorName });
    case 'Confirmed':
      return m.booked_confirmed();
    case 'Request for Rescheduling':
      return m.booked_asked();
    case 'Rescheduled':
      return canPickTime ? m.own_note_pick() : m.booked_moved();
    default:
      return null;
  }
}

/** "Tue 24 Nov 10:30, Dr. Rao". */
const formatTitle = (visit: PatientAppointment, today: string) =>
  [`${formatDay(visit.date, today)} ${visit.slot}`, visit.doctorName, formatOtherPatient(visit)]
    .filter(Boolean)
    .join(', ');

/** A past visit in one line that unfolds: time, doctor, reason and outcome; inside, everything else. */
export function PastAppointment({ appointment, today, moved, children }: OwnAppointmentCardProps) {
  const { appointmentId, reason, doctorName, date, slot, startsAt, appStatus, canPickTime, patient } =
    appointment;
  const titleId = useId();
  const Time = isTimeReleased(appointment) ? 's' : Fragment;
  return (
    <article data-appointment={appointmentId} tabIndex={-1} aria-labelledby={titleId}>
      <details className={styles.folded}>
        <summary className={`grid middle rounded ${styles.line}`}>
          <h3 id={titleId} className="visually-hidden">
            {formatTitle(appointment, today)}
          </h3>
          <span className={styles.time} aria-hidden="true">
            <Time>
              <time dateTime={startsAt}>
                {formatCardDay(date)} <b>{slot}</b>
              </time>
            </Time>
            {moved && <b> → {formatVisitTime(moved)}</b>}
          </span>
          <span className={`shrinks muted small break-anywhere ${styles.person}`}>
            <span aria-hidden="true">
              {patient.relation !== 'self' && (
                <>
                  <UserText>{patient.name}</UserText> ·{' '}
                </>
              )}
              <UserText>{doctorName}</UserText> ·{' '}
            </span>
            <UserText>{translateReason(reason)}</UserText>
          </span>
          <span className={`small ${styles.badge}`}>
            <StatusBadge status={appStatus} viewer="patient" />
          </span>
          <Icon name="chevronDown" />
        </summary>
        <div className="stack-3 column shrinks padded">
          <AppointmentFacts appointment={appointment} />
          {!canPickTime && children}
        </div>
      </details>
      {canPickTime && (
        <div className={`stack-2 column ${styles.due}`}>
          <p className="muted small">{m.own_note_pick()}</p>
          {children}
        </div>
      )}
    </article>
  );
}
