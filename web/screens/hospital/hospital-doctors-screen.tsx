import { useState } from 'react';
import { isHospitalAdmin } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { translateSpecialization } from '#names/specialization-name.ts';
import { ApplicantList } from '#web/hospital/doctors/applicant-list.tsx';
import { useHospitalDoctors } from '#web/hospital/doctors/doctor-requests.ts';
import { DoctorRow } from '#web/hospital/doctors/doctor-row.tsx';
import styles from '#web/hospital/doctors/doctors.module.css';
import { UnverifiedDoctors } from '#web/hospital/front-desk/unverified-doctors.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { inviteDoctorPath } from '#web/ui/paths.ts';
import { CardSkeletons, LoadFailureMessage } from '../area/loading-states.tsx';
import { useAreaUser } from '../area/use-area-user.ts';

const minDoctorsForSearch = 8;

export function HospitalDoctorsScreen() {
  const leads = isHospitalAdmin(useAreaUser().staffRole);
  const { data, error, isPending, isRefetching, refetch } = useHospitalDoctors();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const doctors = data?.doctors ?? [];
  const found = doctors.filter(({ name, specialization }) =>
    [name, specialization, translateSpecialization(specialization)].join(' ').toLowerCase().includes(wanted),
  );
  return (
    <div className={`stack-3 column to-top ${styles.screen}`}>
      <title>{`${m.hospital_doctors()} | ${m.shell_brand()}`}</title>
      <header className={`row middle spread ${styles.head}`}>
        <div>
          <h1>{m.hospital_doctors()}</h1>
          <p>{m.hospital_doctors_lead()}</p>
        </div>
        {leads && (
          <ButtonLink look="quiet" to={inviteDoctorPath}>
            {m.hospital_doctors_invite()}
          </ButtonLink>
        )}
      </header>
      {isPending && <CardSkeletons />}
      {!data && error && (
        <LoadFailureMessage
          title={m.hospital_doctors_failed()}
          error={error}
          busy={isRefetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && data.asking.length > 0 && <ApplicantList asking={data.asking} />}
      <UnverifiedDoctors
        doctors={doctors.filter(({ state }) => state === 'unlisted')}
        withinHours={data?.checkWithinHours ?? 0}
      />
      {data && doctors.length === 0 && (
        <EmptyState
          icon="stethoscope"
          title={m.hospital_doctors_none()}
          text={leads ? m.hospital_doctors_none_text() : ''}
        />
      )}
      {doctors.length >= minDoctorsForSearch && (
        <search>
          <Field
            type="search"
            label={m.hospital_doctors_find()}
            aria-required={false}
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </search>
      )}
      {found.length > 0 && (
        <ul className={`stack-3 column to-top card ${styles.list}`}>
          {found.map((doctor) => (
            <DoctorRow key={doctor.practiceId} doctor={doctor} leads={leads} />
          ))}
        </ul>
      )}
      {doctors.length > 0 && found.length === 0 && <p role="status">{m.hospital_doctors_no_match()}</p>}
    </div>
  );
}
