import { Fragment, type ReactNode } from 'react';
import { isTimeReleased, openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ReasonEmergency } from '#web/ui/emergency/reason-emergency.tsx';
import { formatDay } from '#web/ui/format/format-day.ts';
import { formatBookedAtDesk } from '#web/ui/format/staff-role-label.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { formatNeeds } from '../needs/need-labels.ts';
import { PatientName } from '../own/patient-name.tsx';
import { formatFeeLine } from '../payment-labels.ts';
import type { VisitCardFacts } from '../queries.ts';
import { formatVisitReason } from '../visit-reason.ts';
import styles from './visit-card.module.css';

interface VisitCardProps {
  readonly visit: VisitCardFacts;
  /** Shown in place of the price. */
  readonly paid?: ReactNode;
  readonly children: ReactNode;
}

export function VisitCard({ visit, paid, children }: VisitCardProps) {
  const { appointment, today, fee, address } = visit;
  const { appointmentId, date, slot, startsAt, doctorName, doctorPhoto, specialization, reason } =
    appointment;
  const { consultStatus, payStatus, hospital, needs, tooLate, rejectionReason, timeKeptReason } = appointment;
  const ahead = openStatuses.some((status) => status === appointment.appStatus);
  const online = consultStatus === 'Online';
  const Time = isTimeReleased(appointment) ? 's' : Fragment;
  return (
    <article
      className="card raised stack-3 column padded"
      data-appointment={appointmentId}
      tabIndex={-1}
      aria-labelledby="visit-when"
    >
      <h2 id="visit-when" className={styles.when}>
        <Time>
          <time dateTime={startsAt}>
            {formatDay(date, today)}, <span className="nowrap">{slot}</span>
          </time>
        </Time>
      </h2>
      <div className={`line-3 middle ${styles.doctor}`}>
        <Avatar name={doctorName} url={doctorPhoto} size={48} />
        <p>
          <strong>
            <UserText>{doctorName}</UserText>
          </strong>{' '}
          · {translateSpecialization(specialization)}
          <br />
          <span className="muted">
            <UserText>{formatVisitReason(reason, visit.bookedAtDesk !== null)}</UserText>
          </span>
        </p>
      </div>
      <PatientName patient={appointment.patient} />
      {ahead && <ReasonEmergency reason={reason} />}
      <ul className={`stack-2 line-above ${styles.facts}`}>
        <li>
          <Icon name={online ? 'video' : 'clinic'} />
          <span>
            <strong>{online ? m.booked_panel_video() : m.booked_panel_clinic()}</strong>
            {!online && (
              <>
                {' · '}
                <UserText>{[translateHospital(hospital), address].filter(Boolean).join(', ')}</UserText>
              </>
            )}
          </span>
        </li>
        <li>
          <Icon name="rupee" />
          {paid ?? formatFeeLine(fee, payStatus, consultStatus)}
        </li>
        {ahead && visit.toBring !== '' && (
          <li>
            <Icon name="check" />
            <span>
              {m.hospital_settings_bring()}: <UserText>{visit.toBring}</UserText>
            </span>
          </li>
        )}
        {visit.bookedAtDesk && (
          <li>
            <Icon name="person" />
            {formatBookedAtDesk(visit.bookedAtDesk)}
          </li>
        )}
        {needs && (
          <li>
            <Icon name="person" />
            <span>
              {m.booked_needs_label()}: {formatNeeds(needs)}
            </span>
          </li>
        )}
        {rejectionReason && (
          <li>
            <Icon name="warning" />
            <q>
              <UserText>{rejectionReason}</UserText>
            </q>
          </li>
        )}
        {timeKeptReason && (
          <li>
            <Icon name="clock" />
            <span>
              {m.own_time_kept()}{' '}
              <q>
                <UserText>{timeKeptReason}</UserText>
              </q>
            </span>
          </li>
        )}
        <ChangeRule visit={visit} />
        {tooLate && (
          <li className="muted">
            <Icon name="clock" />
            {tooLate}
          </li>
        )}
      </ul>
      {children}
    </article>
  );
}

function ChangeRule({ visit }: { readonly visit: VisitCardFacts }) {
  const { changeUntil, appointment, today } = visit;
  if (!changeUntil) return null;
  const { slot } = changeUntil;
  const thatDay = changeUntil.date === appointment.date;
  return (
    <li className="muted">
      <Icon name="clock" />
      {thatDay
        ? m.booked_until_same({ slot })
        : m.booked_until_day({ day: formatDay(changeUntil.date, today), slot })}
    </li>
  );
}
