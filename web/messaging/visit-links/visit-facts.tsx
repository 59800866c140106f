import type { VisitLink } from '#contract/messaging/visit-links.ts';
import { isTimeReleased } from '#domain/appointments/appointment-lifecycle.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import { toCallLink } from '#web/ui/format/call-link.ts';
import { EnglishName } from '#web/ui/format/english-name.tsx';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './visit-facts.module.css';

interface VisitFactsProps {
  readonly visit: VisitLink;
  /** Replaces the time where something else matters more. */
  readonly title: string | null;
}

/** Patient, time, doctor and place; the most important fact, usually the time, is the largest on the card. */
export function VisitFacts({ visit, title }: VisitFactsProps) {
  const { role, patientName, doctorName, specialization, hospital, address, phone, consultStatus } = visit;
  const forDoctor = role === 'doctor';
  const online = consultStatus === 'Online';
  const Time = isTimeReleased(visit) ? 's' : 'span';
  return (
    <div className="stack-2">
      <p className="muted strong">{m.links_for({ name: forDoctor ? doctorName : patientName })}</p>
      {title ? (
        <>
          <h1 className={`break-anywhere ${styles.title}`}>{title}</h1>
          <p>
            <Time>
              <time dateTime={visit.startsAt}>{`${formatLongDay(visit.date)} ${visit.slot}`}</time>
            </Time>
          </p>
        </>
      ) : (
        <h1 className={styles.when}>
          <time dateTime={visit.startsAt}>
            <span className={styles.day}>{formatLongDay(visit.date)}</span>{' '}
            <span className={styles.slot}>{visit.slot}</span>
          </time>
        </h1>
      )}
      <p className="grid above-2 large">
        <strong>
          <UserText>{forDoctor ? patientName : doctorName}</UserText>
        </strong>
        {!forDoctor && (
          <span className={styles.detail}>
            {translateSpecialization(specialization)}
            <EnglishName of={specialization} />
          </span>
        )}
      </p>
      <div className={`line-2 middle ${styles.where}`}>
        <Icon name={online ? 'video' : 'clinic'} />
        <p>
          <UserText>{online ? m.links_by_video() : translateHospital(hospital)}</UserText>
          {!online && address && (
            <span className={styles.detail}>
              <UserText>{address}</UserText>
            </span>
          )}
          {phone && !forDoctor && <a href={toCallLink(phone)}>{phone}</a>}
        </p>
      </div>
    </div>
  );
}
