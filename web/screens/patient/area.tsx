import { lazy } from 'react';
import { useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import { paths } from '../../paths.ts';
import type { SessionUser } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AreaFrame } from '../area/frame.tsx';
import { AreaLive } from '../area/live.tsx';
import { AreaUnknown } from '../area/unknown-screen.tsx';
import styles from './area.module.css';
import { ReviewModalButton } from './review-modal.tsx';

const Dashboard = lazy(async () => ({ default: (await import('./dashboard.tsx')).PatientDashboard }));
const Appointments = lazy(async () => ({
  default: (await import('./appointments-screen.tsx')).PatientAppointmentsScreen,
}));
const Reviews = lazy(async () => ({
  default: (await import('./reviews-screen.tsx')).PatientReviewsScreen,
}));
const Settings = lazy(async () => ({
  default: (await import('./settings-screen.tsx')).PatientSettingsScreen,
}));

/** /dashboard/patient and what lies below it (F-01). */
export function PatientArea({ user }: { readonly user: SessionUser }) {
  const { pathname } = useLocation();
  const places = [
    { to: paths.patientDashboard, name: m.areas_dashboard(), icon: 'home', end: true },
    { to: paths.patientAppointments, name: m.areas_appointments(), icon: 'calendar' },
    { to: paths.patientReviews, name: m.areas_reviews(), icon: 'star' },
    { to: paths.patientSettings, name: m.areas_settings(), icon: 'sliders' },
  ] as const;
  const title = (
    <>
      <span className={styles.greeting}>{m.areas_patient_title()}</span>{' '}
      <span className={styles.name}>{user.name || m.dashboards_patient()}</span>
    </>
  );
  return (
    <AreaFrame title={title} action={<Actions />} places={places}>
      <AreaLive user={user} />
      <Screen user={user} pathname={pathname} />
    </AreaFrame>
  );
}

/** What is at hand on every screen of the area; on phones the icons alone. */
function Actions() {
  return (
    <>
      <ReviewModalButton />
      <ButtonLink
        look="quiet"
        to={paths.patientSettings}
        className={styles.action}
        title={m.areas_patient_edit()}
      >
        <Icon name="person" />
        <span>{m.areas_patient_edit()}</span>
      </ButtonLink>
    </>
  );
}

interface ScreenProps {
  readonly user: SessionUser;
  readonly pathname: string;
}

// Told apart by hand: the router's own nested routes would weigh on everybody's first page.
function Screen({ user, pathname }: ScreenProps) {
  const path = pathname.replace(/\/+$/, '');
  if (path === paths.patientDashboard) return <Dashboard />;
  if (path === paths.patientAppointments) return <Appointments />;
  if (path === paths.patientReviews) return <Reviews user={user} />;
  if (path === paths.patientSettings) return <Settings user={user} />;
  return <AreaUnknown />;
}
