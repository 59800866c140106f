import { Link } from 'react-router';
import type { AppointmentDetail } from '#contract/appointments/appointment-lists.ts';
import { formatAbhaNumber } from '#domain/patients/abha.ts';
import { m } from '#messages/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { formatAge } from '#web/ui/format/format-age.ts';
import { formatRelative } from '#web/ui/format/format-relative.ts';
import { genderLabel } from '#web/ui/format/gender-label.ts';
import { patientPath } from '#web/ui/paths.ts';
import { Fact, FactList } from './fact-list.tsx';
import styles from './patient-facts.module.css';

/**
 * The patient and their contact details; a child is reached by the guardian's phone. Phone numbers are
 * Indian: ten digits after +91.
 */
export function PatientFacts({ patient }: { readonly patient: AppointmentDetail['patientDetails'] }) {
  const { patientId, name, email, gender, contact, contactOf, address, photo } = patient;
  const { abhaNumber, abhaAddress } = patient;
  if (!name) return <p className="muted">{m.appointments_no_patient()}</p>;
  return (
    <div className="stack-3">
      <div className={`line-3 middle ${styles.who}`}>
        <Avatar name={name} url={photo.url} size={64} />
        <p>
          <strong>
            <Link className={styles.reach} to={patientPath(patientId)}>
              {name}
            </Link>
          </strong>
          <span>{patientId}</span>
        </p>
      </div>
      <FactList>
        <Fact name={m.appointments_age()}>{formatAge(patient)}</Fact>
        <Fact name={m.gender_label()}>{genderLabel(gender)}</Fact>
        <Fact name={m.appointments_contact()}>
          {contact ? (
            <a className={`${styles.reach} nowrap`} href={`tel:+91${contact}`}>
              +91 {contact}
            </a>
          ) : (
            m.appointments_not_given()
          )}
          {contactOf && <span className="block muted">{formatRelative(contactOf)}</span>}
        </Fact>
        <Fact name={m.common_e_mail()} wide>
          {email ? (
            <a className={styles.reach} href={`mailto:${email}`}>
              {email}
            </a>
          ) : (
            m.appointments_not_given()
          )}
        </Fact>
        {abhaNumber && <Fact name={m.appointments_abha_number()}>{formatAbhaNumber(abhaNumber)}</Fact>}
        {abhaAddress && <Fact name={m.appointments_abha_address()}>{abhaAddress}</Fact>}
        <Fact name={m.common_address()} wide>
          {address || m.appointments_not_given()}
        </Fact>
      </FactList>
    </div>
  );
}
