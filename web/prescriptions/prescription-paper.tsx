import type { Prescription } from '#contract/prescriptions.ts';
import { ageWithUnit } from '#domain/ages.ts';
import { dayAt } from '#domain/calendar-days.ts';
import { languageTag } from '#domain/language-tags.ts';
import { m } from '#messages/messages.js';
import { getLocale } from '#messages/runtime.js';
import { hospitalName } from '#names/hospital-name.ts';
import { specializationName } from '#names/specialization-name.ts';
import { clinicTimeZone } from '../ui/clinic-time.ts';
import { longDay } from '../ui/day-words.ts';
import { EnglishName } from '../ui/english-name.tsx';
import { genderWord } from '../ui/gender-words.ts';
import { Given } from '../ui/given.tsx';
import { PrescriptionContent } from './prescription-content.tsx';
import styles from './prescription-paper.module.css';

/** The same sheet as the PDF, for printing the page. */
export function PrescriptionPaper({ prescription }: { readonly prescription: Prescription }) {
  const { visit, doctor, patient, version, writtenAt } = prescription;
  const dayOf = (instant: string) => dayAt(Date.parse(instant), clinicTimeZone());
  const { count, unit } = ageWithUnit(patient.dateOfBirth, dayOf(visit.startsAt));
  const age = new Intl.NumberFormat(languageTag(getLocale()), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(count);
  const online = visit.consultStatus === 'Online';
  const facts = [
    [m.prescriptions_patient(), patient.name],
    [m.prescriptions_age(), age],
    [m.gender_label(), genderWord(patient.gender)],
    [m.prescriptions_patient_id(), patient.patientId],
    [m.prescriptions_date(), longDay(dayOf(visit.startsAt))],
    [m.prescriptions_visit(), online ? m.prescriptions_online() : m.prescriptions_offline()],
    [m.prescriptions_appointment(), visit.appointmentId],
  ];
  const date = longDay(dayOf(writtenAt));
  const qualifications = doctor.qualifications.join(', ');
  const registration = m.prescriptions_registration({ number: doctor.medicalReg });
  return (
    <article className={styles.paper} data-paper>
      <header className={styles.letterhead}>
        <div>
          <p className={styles.doctor}>{doctor.name}</p>
          {qualifications && <p>{qualifications}</p>}
          <p>
            {specializationName(doctor.specialization)} · {registration}
            <EnglishName of={doctor.specialization} />
          </p>
        </div>
        <div className={styles.place}>
          <p>
            <strong>
              <Given>{hospitalName(doctor.Hospital)}</Given>
            </strong>
          </p>
          {doctor.address && (
            <p>
              <Given>{doctor.address}</Given>
            </p>
          )}
        </div>
      </header>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.rx}>Rx</p>
      <PrescriptionContent version={prescription} />
      <footer className={styles.signature}>
        <p>
          {version > 1
            ? m.prescriptions_corrected_note({ date, version })
            : m.prescriptions_written_note({ date })}
        </p>
        <div>
          <p>
            <strong>{doctor.name}</strong>
          </p>
          <p>{qualifications || specializationName(doctor.specialization)}</p>
          <p>{registration}</p>
        </div>
      </footer>
    </article>
  );
}
