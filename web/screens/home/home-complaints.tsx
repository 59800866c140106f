import { Link } from 'react-router';
import type { Specialization } from '#domain/doctors/specializations.ts';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { doctorsPath } from '#web/ui/paths.ts';
import styles from './home-complaints.module.css';
import { HomeDrawing } from './home-drawing.tsx';

const complaints = [
  ['fever', 'General Medicine', 'Fever'],
  ['pulmonary', 'General Medicine', 'Cold and Cough'],
  ['pediatric', 'Pediatrics', 'Fever in Child'],
  ['stomach', 'Gastroenterology', 'Stomach Pain'],
  ['headache', 'Neurology', 'Headache'],
  ['skin', 'Dermatology', 'Skin Rash'],
  ['orthopedic', 'Orthopedics', 'Back Pain'],
  ['tooth', 'Dentistry', 'Toothache'],
  ['eye', 'Ophthalmology', 'Eye Pain'],
  ['diabetes', 'Endocrinology', 'Diabetes'],
  ['cardiac', 'Cardiology', 'High BP'],
  ['maternity', 'Gynecology', 'Pregnancy Checkup'],
] as const satisfies readonly (readonly [drawing: string, Specialization, reason: string])[];

export function HomeComplaints() {
  return (
    <section className={styles.section} aria-labelledby="complaints-title">
      <Page>
        <h2 id="complaints-title" className="title-size">
          {m.home_complaints()}
        </h2>
        <ul className={`stack-2 above-3 ${styles.tiles}`}>
          {complaints.map(([drawing, specialization, reason]) => (
            <li key={reason}>
              <Link
                className={`stack-2 to-top surface outlined ${styles.tile}`}
                to={doctorsPath({ specialization, reason })}
              >
                <HomeDrawing name={drawing} />
                <span>{translateReason(reason)}</span>
              </Link>
            </li>
          ))}
        </ul>
        <Link className={styles.all} to={doctorsPath({})}>
          {m.home_complaints_other()}
          <Icon name="arrowRight" />
        </Link>
      </Page>
    </section>
  );
}
