import { Outlet } from 'react-router';
import { m } from '#messages/messages.js';
import type { SessionUser } from '#web/api/session.ts';
import { DoctorAnswerToasts } from '#web/appointments/own/doctor-answer-toasts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { paths } from '#web/ui/paths.ts';
import { AreaFrame } from '../area/area-frame.tsx';
import { AreaGuard } from '../area/area-guard.tsx';
import { AreaLive } from '../area/area-live.tsx';
import { FamilyLive } from './family-live.tsx';
import styles from './patient-area.module.css';
import { PatientBar } from './patient-bar.tsx';
import { ReviewModalButton } from './review-modal.tsx';
import { UnrelatedDataCleanup } from './unrelated-data-cleanup.tsx';

export function PatientArea() {
  return <AreaGuard owner="patient">{(user) => <Frame user={user} />}</AreaGuard>;
}

function Frame({ user }: { readonly user: SessionUser }) {
  const places = [
    { to: paths.patientDashboard, name: m.common_dashboard(), icon: 'home', end: true },
    { to: paths.patientAppointments, name: m.areas_appointments(), icon: 'calendar' },
    { to: paths.patientHealth, name: m.due_bar_health(), icon: 'heart' },
    { to: paths.patientReviews, name: m.areas_reviews(), icon: 'star' },
    { to: paths.patientPeople, name: m.people_title(), icon: 'people' },
    { to: paths.patientSettings, name: m.common_settings(), icon: 'sliders' },
  ] as const;
  const title = (
    <>
      <span className={styles.greeting}>{m.areas_patient_title()}</span>{' '}
      <span className={`block one-line ${styles.name}`}>
        <UserText>{user.name || m.common_patient()}</UserText>
      </span>
    </>
  );
  return (
    <AreaFrame
      user={user}
      title={title}
      action={<Actions />}
      places={places}
      links={places.slice(1)}
      bar={() => <PatientBar />}
    >
      <AreaLive user={user} />
      <DoctorAnswerToasts />
      <FamilyLive />
      <UnrelatedDataCleanup />
      <Outlet context={user} />
    </AreaFrame>
  );
}

/** The actions in the bar; on phones only icons. */
function Actions() {
  return (
    <>
      <ReviewModalButton />
      <ButtonLink
        look="quiet"
        to={paths.patientProfile}
        className={styles.action}
        title={m.areas_patient_edit()}
      >
        <Icon name="person" />
        <span>{m.areas_patient_edit()}</span>
      </ButtonLink>
    </>
  );
}
