import { Link } from 'react-router';
import type { HospitalPerson } from '#contract/hospital/hospital-people.ts';
import { m } from '#messages/messages.js';
import { clinicToday } from '#web/ui/clinic-time.ts';
import { dayWords } from '#web/ui/day-words.ts';
import { Given } from '#web/ui/given.tsx';
import { hospitalPersonPath } from '#web/ui/paths.ts';
import { personInBrief } from '#web/ui/person-words.ts';
import styles from './people.module.css';

/** "Today, 10:15 with Dr. Rao". */
const whenWords = ({ date, slot, doctorName }: NonNullable<HospitalPerson['nextVisit']>) =>
  `${dayWords(date, clinicToday())}, ${slot} · ${doctorName}`;

/** Age, sex and phone number in one line. */
export const contactLine = (person: HospitalPerson): string =>
  [personInBrief(person), person.phone || m.hospital_people_no_phone()].join(' · ');

/** When somebody comes next, else when they last came; empty of somebody who never came. */
export function visitLine({ nextVisit, lastVisit }: HospitalPerson): string {
  if (nextVisit) return m.hospital_people_next({ when: whenWords(nextVisit) });
  return lastVisit ? m.hospital_people_last({ when: whenWords(lastVisit) }) : '';
}

interface PersonListProps {
  readonly people: readonly HospitalPerson[];
  /** What the address of a person keeps, such as the time that is to be booked. */
  readonly search?: string;
}

/** People whom the hospital knows: who they are and when they come, each a link. Those whom one number reaches are a family. */
export function PersonList({ people, search = '' }: PersonListProps) {
  const families = Map.groupBy(people, ({ phone, patientId }) => phone || patientId);
  const linkOf = (person: HospitalPerson) => (
    <li key={person.patientId}>
      <PersonLink person={person} search={search} />
    </li>
  );
  return (
    <ul className={styles.list}>
      {Array.from(families, ([phone, family]) =>
        family.length === 1 ? (
          family.map(linkOf)
        ) : (
          <li key={phone} className={styles.family}>
            <p>{m.hospital_people_family({ phone, count: family.length })}</p>
            <ul>{family.map(linkOf)}</ul>
          </li>
        ),
      )}
    </ul>
  );
}

function PersonLink({ person, search }: { readonly person: HospitalPerson; readonly search: string }) {
  return (
    <Link className={styles.person} to={hospitalPersonPath(person.patientId, search)}>
      <strong>
        <Given>{person.name}</Given>
      </strong>
      <span className={styles.id}>{person.patientId}</span>
      <span>{contactLine(person)}</span>
      <span className={styles.when}>
        <Given>{visitLine(person)}</Given>
      </span>
    </Link>
  );
}
