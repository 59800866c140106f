import type { VisitLink } from '#contract/messaging/visit-links.ts';
import { isTimeReleased } from '#domain/appointments/appointment-life.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import { callLink } from '#web/ui/call-link.ts';
import { longDay } from '#web/ui/day-words.ts';
import { EnglishName } from '#web/ui/english-name.tsx';
import { Given } from '#web/ui/given.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './visit-facts.module.css';

interface VisitFactsProps {
  readonly visit: VisitLink;
  /** What there is to know or to do instead, where the time is not what counts. */
  readonly title: string | null;
}

/** For whom the visit is, when, with whom and where: what counts is the largest thing on the card, mostly the time. */
export function VisitFacts({ visit, title }: VisitFactsProps) {
  const { role, patientName, doctorName, specialization, hospital, address, phone, consultStatus } = visit;
  const forDoctor = role === 'doctor';
  const online = consultStatus === 'Online';
  const Time = isTimeReleased(visit) ? 's' : 'span';
  return (
    <div className={styles.facts}>
      <p className={styles.reader}>{m.links_for({ name: forDoctor ? doctorName : patientName })}</p>
      {title ? (
        <>
          <h1 className={styles.title}>{title}</h1>
          <p>
            <Time>
              <time dateTime={visit.startsAt}>{`${longDay(visit.date)} ${visit.slot}`}</time>
            </Time>
          </p>
        </>
      ) : (
        <h1 className={styles.when}>
          <time dateTime={visit.startsAt}>
            <span className={styles.day}>{longDay(visit.date)}</span>{' '}
            <span className={styles.slot}>{visit.slot}</span>
          </time>
        </h1>
      )}
      <p className={styles.who}>
        <strong>
          <Given>{forDoctor ? patientName : doctorName}</Given>
        </strong>
        {!forDoctor && (
          <span className={styles.detail}>
            {translateSpecialization(specialization)}
            <EnglishName of={specialization} />
          </span>
        )}
      </p>
      <div className={styles.where}>
        <Icon name={online ? 'video' : 'clinic'} />
        <p>
          <Given>{online ? m.links_by_video() : translateHospital(hospital)}</Given>
          {!online && address && (
            <span className={styles.detail}>
              <Given>{address}</Given>
            </span>
          )}
          {phone && !forDoctor && <a href={callLink(phone)}>{phone}</a>}
        </p>
      </div>
    </div>
  );
}
