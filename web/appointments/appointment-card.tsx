import type { ReactNode } from 'react';
import type { PatientAppointment } from '#contract/appointments.ts';
import { m } from '#messages/messages.js';
import { Avatar } from '../ui/avatar.tsx';
import { dayWords, longDay } from '../ui/day-words.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './appointment-card.module.css';
import { StatusBadge } from './status-badge.tsx';

interface CardProps {
  readonly appointment: PatientAppointment;
  /** The clinic's today, YYYY-MM-DD. */
  readonly today: string;
}

/** The one visit that matters now: when in large words, then who, where, how and why. */
export function NextVisitCard({ appointment, today }: CardProps) {
  const { date, slot, startsAt, doctorName, doctorPhoto, specialization, appStatus } = appointment;
  return (
    <article className={`${styles.card} ${styles.next}`} aria-label={`${longDay(date)}, ${slot}`}>
      <div className={styles.when}>
        <time dateTime={startsAt}>
          <span className={styles.bigDay}>{dayWords(date, today)}</span>
          <span className={styles.bigTime}>{slot}</span>
          <span className={styles.fullDay}>{longDay(date)}</span>
        </time>
      </div>
      <div className={styles.what}>
        <StatusBadge status={appStatus} viewer="patient" />
        <div className={styles.doctor}>
          <Avatar name={doctorName} url={doctorPhoto} size={56} />
          <p>
            <strong>{doctorName}</strong>
            <span>{specialization}</span>
          </p>
        </div>
        <Facts appointment={appointment} />
      </div>
    </article>
  );
}

/** A later visit, in brief. */
export function AppointmentCard({ appointment, today }: CardProps) {
  const { date, slot, startsAt, doctorName, specialization, appStatus } = appointment;
  return (
    <article className={styles.card} aria-label={`${longDay(date)}, ${slot}`}>
      <div className={styles.head}>
        <time dateTime={startsAt} className={styles.day}>
          {dayWords(date, today)} <b>{slot}</b>
        </time>
        <StatusBadge status={appStatus} viewer="patient" />
      </div>
      <p>
        <strong>{doctorName}</strong> <span className={styles.muted}>{specialization}</span>
      </p>
      <Facts appointment={appointment} />
    </article>
  );
}

function Facts({ appointment }: { readonly appointment: PatientAppointment }) {
  const { consultStatus, hospital, reason } = appointment;
  const online = consultStatus === 'Online';
  return (
    <dl className={styles.facts}>
      <Fact icon="book" name={m.dashboards_reason()}>
        {reason}
      </Fact>
      <Fact icon={online ? 'video' : 'person'} name={m.dashboards_mode()}>
        {online ? m.dashboards_online() : m.dashboards_offline()}
      </Fact>
      {hospital && (
        <Fact icon="clinic" name={m.dashboards_place()}>
          {hospital}
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  readonly icon: IconName;
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ icon, name, children }: FactProps) {
  return (
    <div>
      <dt>
        <Icon name={icon} size={18} />
        <span className="visually-hidden">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
