import { Link } from 'react-router';
import type { HospitalPatient } from '#contract/hospital/hospital-patients.ts';
import { m } from '#messages/messages.js';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { formatPersonBrief } from '#web/ui/format/format-person.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { hospitalPatientPath } from '#web/ui/paths.ts';
import styles from './people.module.css';

const formatVisit = ({ date, slot, doctorName }: NonNullable<HospitalPatient['nextVisit']>) =>
  `${formatDay(date, clinicToday())}, ${slot} · ${doctorName}`;

export const formatContact = (person: HospitalPatient): string =>
  [formatPersonBrief(person), person.phone || m.hospital_people_no_phone()].join(' · ');

/** The next visit, else the last one; empty for a person without visits. */
export function describeVisits({ nextVisit, lastVisit }: HospitalPatient): string {
  if (nextVisit) return m.hospital_people_next({ when: formatVisit(nextVisit) });
  return lastVisit ? m.hospital_people_last({ when: formatVisit(lastVisit) }) : '';
}

interface PersonListProps {
  readonly people: readonly HospitalPatient[];
  /** Query parameters that a person's URL preserves, such as the time to book. */
  readonly search?: string;
}

/**
 * Hospital patients as links, with identity and next visit. People who share a phone number are grouped as a
 * family.
 */
export function PersonList({ people, search = '' }: PersonListProps) {
  const families = Map.groupBy(people, ({ phone, patientId }) => phone || patientId);
  const renderPerson = (person: HospitalPatient) => (
    <li key={person.patientId}>
      <PersonLink person={person} search={search} />
    </li>
  );
  return (
    <ul className={`plain-list surface outlined ${styles.list}`}>
      {Array.from(families, ([phone, family]) =>
        family.length === 1 ? (
          family.map(renderPerson)
        ) : (
          <li key={phone} className={styles.family}>
            <p>{m.hospital_people_family({ phone, count: family.length })}</p>
            <ul>{family.map(renderPerson)}</ul>
          </li>
        ),
      )}
    </ul>
  );
}

function PersonLink({ person, search }: { readonly person: HospitalPatient; readonly search: string }) {
  return (
    <Link
      className={`grid not-underlined break-anywhere ${styles.person}`}
      to={hospitalPatientPath(person.patientId, search)}
    >
      <strong>
        <UserText>{person.name}</UserText>
      </strong>
      <span className={styles.id}>{person.patientId}</span>
      <span>{formatContact(person)}</span>
      <span className={styles.when}>
        <UserText>{describeVisits(person)}</UserText>
      </span>
    </Link>
  );
}
