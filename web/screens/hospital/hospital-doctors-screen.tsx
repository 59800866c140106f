import { useState } from 'react';
import { isHospitalAdmin } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { translateSpecialization } from '#names/specialization-name.ts';
import { ApplicantList } from '#web/hospital/doctors/applicant-list.tsx';
import { DoctorRow } from '#web/hospital/doctors/doctor-row.tsx';
import styles from '#web/hospital/doctors/doctors.module.css';
import { UnverifiedDoctors } from '#web/hospital/front-desk/unverified-doctors.tsx';
import { useHospitalDoctors } from '#web/hospital/queries.ts';
import { Loaded } from '#web/platform/loading/loading-states.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { inviteDoctorPath } from '#web/ui/paths.ts';
import { useAreaUser } from '../area/use-area-user.ts';
import { HospitalScreen } from './hospital-screen.tsx';

const minDoctorsForSearch = 8;

export function HospitalDoctorsScreen() {
  const leads = isHospitalAdmin(useAreaUser().staffRole);
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const isWanted = ({ name, specialization }: { readonly name: string; readonly specialization: string }) =>
    [name, specialization, translateSpecialization(specialization)].join(' ').toLowerCase().includes(wanted);
  return (
    <HospitalScreen
      title={m.hospital_doctors()}
      lead={m.hospital_doctors_lead()}
      action={
        leads && (
          <ButtonLink look="quiet" to={inviteDoctorPath}>
            {m.hospital_doctors_invite()}
          </ButtonLink>
        )
      }
    >
      <Loaded query={useHospitalDoctors()} failed={m.hospital_doctors_failed()}>
        {({ doctors, asking, checkWithinHours }) => (
          <>
            {asking.length > 0 && <ApplicantList asking={asking} />}
            <UnverifiedDoctors
              doctors={doctors.filter(({ state }) => state === 'unlisted')}
              withinHours={checkWithinHours}
            />
            {doctors.length === 0 && (
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
            {doctors.some(isWanted) ? (
              <ul className={`card ${styles.list}`}>
                {doctors.filter(isWanted).map((doctor) => (
                  <DoctorRow key={doctor.practiceId} doctor={doctor} leads={leads} />
                ))}
              </ul>
            ) : (
              doctors.length > 0 && <p role="status">{m.hospital_doctors_no_match()}</p>
            )}
          </>
        )}
      </Loaded>
    </HospitalScreen>
  );
}
