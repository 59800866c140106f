import { Link } from 'react-router';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { isTimeReleased } from '#domain/appointments/appointment-lifecycle.ts';
import { toLanguageTag } from '#domain/platform/language-tags.ts';
import { m } from '#messages/messages.js';
import { getLocale } from '#messages/runtime.js';
import { translateHospital } from '#names/hospital-name.ts';
import { translateReason } from '#names/reason-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { EnglishName } from '#web/ui/format/english-name.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { visitPath } from '#web/ui/paths.ts';
import styles from './appointment-facts.module.css';
import { VisitSuffix } from './visit-suffix.tsx';

/** "26 Nov 2026". A calendar day has no zone, so it is formatted in UTC. */
export function formatCardDay(day: string): string {
  const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(toLanguageTag(getLocale()), format).format(new Date(`${day}T00:00:00Z`));
}

/** Everything about an appointment by name, and what its status means. */
export function AppointmentFacts({ appointment }: { readonly appointment: PatientAppointment }) {
  const { date, slot, startsAt, reason, doctorName, doctorPhoto, specialization, consultStatus, hospital } =
    appointment;
  const online = consultStatus === 'Online';
  const Time = isTimeReleased(appointment) ? 's' : 'span';
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{m.common_date()}:</dt>
          <dd>
            <Time>
              <time dateTime={startsAt}>{formatCardDay(date)}</time>
            </Time>
          </dd>
        </div>
        <div>
          <dt>{m.own_slot()}</dt>
          <dd>
            <Time>{slot}</Time>
          </dd>
        </div>
        <div>
          <dt>{m.common_reason()}:</dt>
          <dd>
            <UserText>{translateReason(reason)}</UserText>
          </dd>
        </div>
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
      {appointment.tooLate && <p className="muted small">{appointment.tooLate}</p>}
      <Link to={visitPath(appointment.appointmentId)}>
        {m.booked_open()}
        <VisitSuffix {...appointment} />
      </Link>
    </>
  );
}

/** What a patient has to know beside the status, if anything. */
export function StatusNotes({ appointment }: { readonly appointment: PatientAppointment }) {
  const { appStatus, doctorName, rejectionReason, timeKeptReason, doctorLate } = appointment;
  const notes = [
    doctorLate !== null && m.day_late_patient({ doctor: doctorName, minutes: doctorLate }),
    appStatus === 'Rejected' && rejectionReason && (
      <>
        {m.own_rejection()}{' '}
        <q>
          <UserText>{rejectionReason}</UserText>
        </q>
      </>
    ),
    timeKeptReason && (
      <>
        {m.own_time_kept()}{' '}
        <q>
          <UserText>{timeKeptReason}</UserText>
        </q>
      </>
    ),
    appStatus === 'Request for Rescheduling' && m.own_note_asked(),
    appStatus === 'Incomplete' && m.own_note_incomplete(),
  ].filter(Boolean);
  return notes.map((note, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the notes hold no state
    <p key={index} className="muted small">
      {note}
    </p>
  ));
}
