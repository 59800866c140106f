import type { VisitLink } from '#contract/visit-links.ts';
import { m } from '#messages/messages.js';
import { hospitalName } from '#names/hospital-name.ts';
import { specializationName } from '#names/specialization-name.ts';
import { longDay } from '../ui/day-words.ts';
import { EnglishName } from '../ui/english-name.tsx';
import { Given } from '../ui/given.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './visit-facts.module.css';

/** For whom the visit is, when, with whom and where: the time is the largest thing on the card. */
export function VisitFacts({ visit }: { readonly visit: VisitLink }) {
  const { role, patientName, doctorName, specialization, hospital, consultStatus } = visit;
  const forDoctor = role === 'doctor';
  const online = consultStatus === 'Online';
  return (
    <div className={styles.facts}>
      <p className={styles.reader}>{m.links_for({ name: forDoctor ? doctorName : patientName })}</p>
      <h1 className={styles.when}>
        <time dateTime={visit.startsAt}>
          <span className={styles.day}>{longDay(visit.date)}</span>{' '}
          <span className={styles.slot}>{visit.slot}</span>
        </time>
      </h1>
      <p className={styles.who}>
        <strong>
          <Given>{forDoctor ? patientName : doctorName}</Given>
        </strong>
        {!forDoctor && (
          <span className={styles.detail}>
            {specializationName(specialization)}
            <EnglishName of={specialization} />
          </span>
        )}
      </p>
      <p className={styles.where}>
        <Icon name={online ? 'video' : 'clinic'} />
        <Given>{online ? m.links_by_video() : hospitalName(hospital)}</Given>
      </p>
    </div>
  );
}
