import { Fragment, type ReactNode, useId } from 'react';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { isTimeReleased, openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { toLanguageTag } from '#domain/platform/language-tags.ts';
import { m } from '#messages/messages.js';
import { getLocale } from '#messages/runtime.js';
import { translateHospital } from '#names/hospital-name.ts';
import { translateReason } from '#names/reason-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ReasonEmergency } from '#web/ui/emergency/reason-emergency.tsx';
import { EnglishName } from '#web/ui/format/english-name.tsx';
import { formatDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { StatusBadge } from '../status-badge.tsx';
import styles from './own-appointment-card.module.css';
import { formatOtherPatient, PatientName } from './patient-name.tsx';

interface OwnAppointmentCardProps {
  readonly appointment: PatientAppointment;
  /** Today in the clinic's time zone, YYYY-MM-DD. */
  readonly today: string;
  readonly children: ReactNode;
}

/** "26 Nov 2026". A calendar day has no zone, so it is formatted in UTC. */
function cardDate(day: string): string {
  const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(toLanguageTag(getLocale()), format).format(new Date(`${day}T00:00:00Z`));
}

/** One of a patient's appointments. Screen readers identify it by its time and doctor. */
export function OwnAppointmentCard({ appointment, today, children }: OwnAppointmentCardProps) {
  const { appointmentId, reason, appStatus } = appointment;
  const titleId = useId();
  const ahead = openStatuses.some((status) => status === appStatus);
  return (
    <article
      className={`card raised line-3 shrinks padded ${styles.card} ${ahead ? '' : styles.past}`}
      data-appointment={appointmentId}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <div className={`row middle spread ${styles.head}`}>
        <h3 id={titleId} className="visually-hidden">
          {formatTitle(appointment, today)}
        </h3>
        <p className="large bold break-anywhere">
          <UserText>{translateReason(reason)}</UserText>
        </p>
        <StatusBadge status={appStatus} viewer="patient" />
      </div>
      <PatientName patient={appointment.patient} />
      {ahead && <ReasonEmergency reason={reason} />}
      <AppointmentFacts appointment={appointment} today={today} />
      <div className={styles.actions}>{children}</div>
    </article>
  );
}

/** "Tue 24 Nov 10:30, Dr. Rao". */
const formatTitle = (visit: PatientAppointment, today: string) =>
  [`${formatDay(visit.date, today)} ${visit.slot}`, visit.doctorName, formatOtherPatient(visit)]
    .filter(Boolean)
    .join(', ');

/** A past visit in one line that unfolds: time, doctor, reason and outcome; inside, the rest of the card. */
export function PastAppointment({ appointment, today, children }: OwnAppointmentCardProps) {
  const { appointmentId, reason, doctorName, date, slot, startsAt, appStatus, canPickTime, patient } =
    appointment;
  const titleId = useId();
  const Time = isTimeReleased(appointment) ? 's' : Fragment;
  return (
    <article
      className={`card raised ${styles.past}`}
      data-appointment={appointmentId}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <details className={styles.folded} open={canPickTime}>
        <summary className={`grid middle rounded ${styles.line}`}>
          <h3 id={titleId} className="visually-hidden">
            {formatTitle(appointment, today)}
          </h3>
          <time dateTime={startsAt} aria-hidden="true">
            <Time>
              {cardDate(date)} <b>{slot}</b>
            </Time>
          </time>
          <span className={`shrinks muted break-anywhere ${styles.person}`}>
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
          <StatusBadge status={appStatus} viewer="patient" />
          <Icon name="chevronDown" />
        </summary>
        <div className={`line-3 shrinks padded ${styles.card}`}>
          <AppointmentFacts appointment={appointment} today={today} />
          <div className={styles.actions}>{children}</div>
        </div>
      </details>
    </article>
  );
}

function AppointmentFacts({ appointment, today }: Omit<OwnAppointmentCardProps, 'children'>) {
  const { date, slot, startsAt, doctorName, doctorPhoto, specialization, consultStatus, hospital } =
    appointment;
  const online = consultStatus === 'Online';
  return (
    <>
      {isTimeReleased(appointment) ? (
        <div className={`row spread rounded accent-tint ${styles.when}`}>
          {appointment.canPickTime && <p className={styles.slot}>{m.links_choose_time()}</p>}
          <s className={styles.gone}>
            <time dateTime={startsAt}>{`${cardDate(date)}, ${m.own_slot()} ${slot}`}</time>
          </s>
        </div>
      ) : (
        <div className={`row spread rounded accent-tint ${styles.when}`}>
          <p>
            {isNear(date, today) && <b>{formatDay(date, today)}, </b>}
            <time dateTime={startsAt}>{cardDate(date)}</time>
          </p>
          <p>
            {m.own_slot()} <b className={styles.slot}>{slot}</b>
          </p>
        </div>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{m.own_doctor()}</dt>
          <dd className={styles.doctor}>
            <Avatar name={doctorName} url={doctorPhoto} size={40} />
            <span>
              <strong>
                <UserText>{doctorName}</UserText>
              </strong>
              <span className={`muted ${styles.specialization}`}>
                {translateSpecialization(specialization)}
              </span>
              <EnglishName of={specialization} />
            </span>
          </dd>
        </div>
        <div>
          <dt>{m.own_mode()}</dt>
          <dd>
            <Icon name={online ? 'video' : 'clinic'} size={18} />
            {online ? m.prescriptions_online() : m.prescriptions_offline()}
          </dd>
        </div>
        {hospital && (
          <div>
            <dt>{m.own_address()}</dt>
            <dd>
              <UserText>{translateHospital(hospital)}</UserText>
            </dd>
          </div>
        )}
      </dl>
      <StatusNotes appointment={appointment} />
    </>
  );
}

/** Days that have a word of their own, such as "Tomorrow". */
const isNear = (day: string, today: string) => day === today || day === addDays(today, 1);

/** Explains a status to the patient where its word is not enough. */
function StatusNotes({ appointment }: { readonly appointment: PatientAppointment }) {
  const {
    appStatus,
    canPickTime,
    doctorName,
    replaces,
    rejectionReason,
    timeKeptReason,
    tooLate,
    doctorLate,
  } = appointment;
  return (
    <>
      {doctorLate !== null && (
        <p className={`line-2 muted ${styles.note}`}>
          <Icon name="clock" />
          {m.day_late_patient({ doctor: doctorName, minutes: doctorLate })}
        </p>
      )}
      {canPickTime && (
        <p className={`line-2 muted ${styles.note}`}>
          <Icon name="calendar" />
          {m.own_note_pick()}
        </p>
      )}
      {appStatus === 'Rejected' && rejectionReason && (
        <p className={`line-2 muted ${styles.note}`}>
          <span>
            {m.own_rejection()}{' '}
            <q>
              <UserText>{rejectionReason}</UserText>
            </q>
          </span>
        </p>
      )}
      {timeKeptReason && (
        <p className={`line-2 muted ${styles.note}`}>
          <span>
            {m.own_time_kept()}{' '}
            <q>
              <UserText>{timeKeptReason}</UserText>
            </q>
          </span>
        </p>
      )}
      {appStatus === 'Requested' && <p className={`line-2 muted ${styles.note}`}>{m.own_note_requested()}</p>}
      {appStatus === 'Pending' && (
        <p className={`line-2 muted ${styles.note}`}>{m.own_note_accepted({ doctor: doctorName })}</p>
      )}
      {appStatus === 'Request for Rescheduling' && (
        <p className={`line-2 muted ${styles.note}`}>{m.own_note_asked()}</p>
      )}
      {appStatus === 'Incomplete' && (
        <p className={`line-2 muted ${styles.note}`}>{m.own_note_incomplete()}</p>
      )}
      {replaces && openStatuses.some((status) => status === appStatus) && (
        <p className={`line-2 muted ${styles.note}`}>{m.own_note_replaces()}</p>
      )}
      {tooLate && <p className={`line-2 muted ${styles.note}`}>{tooLate}</p>}
    </>
  );
}
