import type { ReactNode } from 'react';
import type { DoctorProfile } from '#contract/doctors/doctors.ts';
import { m } from '#messages/messages.js';
import { translateSpecialization } from '#names/specialization-name.ts';
import { translateSpokenLanguage } from '#names/spoken-language-name.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { EnglishName } from '#web/ui/format/english-name.tsx';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { DoctorHospital } from '../doctor-hospital.tsx';
import styles from './doctor-profile.module.css';
import { formatWorkingDays, formatWorkingHours } from './working-hours.ts';

export function DoctorIntroduction({ doctor }: { readonly doctor: DoctorProfile }) {
  return (
    <header className={styles.introduction}>
      <div className={`rigid ${styles.face}`}>
        <Avatar name={doctor.name} url={doctor.photo.url} size={144} />
      </div>
      <div className={`stack-1 shrinks ${styles.who}`}>
        <h1>
          <UserText>{doctor.name}</UserText>
        </h1>
        <p className="accent large strong">
          {translateSpecialization(doctor.specialization) || m.doctors_general()}
          <EnglishName of={doctor.specialization} />
        </p>
        <p>{m.doctors_years({ count: doctor.experience })}</p>
        <p className={`row middle muted ${styles.rating}`}>
          {doctor.averageRating === null ? (
            m.common_no_ratings_yet()
          ) : (
            <>
              <Stars rating={doctor.averageRating} />
              <a href="#reviews-title">{m.doctors_reviews_count({ count: doctor.reviewCount })}</a>
            </>
          )}
        </p>
      </div>
    </header>
  );
}

export function DoctorFacts({ doctor }: { readonly doctor: DoctorProfile }) {
  const { workingHours } = doctor;
  const timings = formatWorkingHours(workingHours.from, workingHours.to);
  return (
    <section aria-labelledby="facts-title" className="stack-3">
      <h2 id="facts-title">{m.doctors_facts()}</h2>
      <dl className={styles.facts}>
        <Fact icon="rupee" term={m.doctors_fee()}>
          <strong className="title-size">{formatRupees(doctor.basicFee)}</strong>
        </Fact>
        <Fact icon="clock" term={m.doctors_timings()}>
          {timings}
          <br />
          {formatWorkingDays(doctor.workingDays)}
        </Fact>
        <Fact icon="clinic" term={m.common_hospital()}>
          <DoctorHospital doctor={doctor} linked />
          {doctor.address && (
            <>
              <br />
              <span className="muted">
                <UserText>{doctor.address}</UserText>
              </span>
            </>
          )}
        </Fact>
        <Fact icon="globe" term={m.doctors_languages()}>
          {doctor.languages.length > 0
            ? doctor.languages.map((each) => translateSpokenLanguage(each)).join(', ')
            : m.spoken_english()}
        </Fact>
        <Fact icon="book" term={m.doctors_qualifications()}>
          <UserText>{doctor.qualifications.join(', ') || m.doctors_default_qualification()}</UserText>
        </Fact>
        {doctor.medicalReg && (
          <Fact icon={doctor.registrationChecked ? 'shield' : 'book'} term={m.doctors_registration()}>
            <UserText>{doctor.medicalReg}</UserText>
            <br />
            <span className="muted">
              {doctor.registrationChecked ? m.trust_checked() : m.trust_not_checked()}
            </span>
          </Fact>
        )}
      </dl>
    </section>
  );
}

export function DoctorOverview({ doctor }: { readonly doctor: DoctorProfile }) {
  return (
    <section aria-labelledby="overview-title" className="stack-3">
      <h2 id="overview-title">{m.common_overview()}</h2>
      <p className={styles.overview}>
        <UserText>{doctor.overview || m.doctors_no_overview({ name: doctor.name })}</UserText>
      </p>
    </section>
  );
}

interface FactProps {
  readonly icon: IconName;
  readonly term: string;
  readonly children: ReactNode;
}

function Fact({ icon, term, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon name={icon} />
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
