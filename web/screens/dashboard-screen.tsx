import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router';
import { m } from '#messages/messages.js';
import { paths } from '../paths.ts';
import { type SessionUser, useSession } from '../session/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import styles from './dashboard-screen.module.css';

interface Area {
  readonly role: string;
  readonly home: string;
  readonly Dashboard: ComponentType<{ readonly user: SessionUser }>;
}

/** The signed-in areas by the last part of their address; each belongs to one role. */
const areas: Readonly<Record<string, Area>> = {
  patient: {
    role: 'patient',
    home: paths.patientDashboard,
    Dashboard: lazy(async () => ({ default: (await import('./patient-dashboard.tsx')).PatientDashboard })),
  },
  home: {
    role: 'doctor',
    home: paths.doctorDashboard,
    Dashboard: lazy(async () => ({ default: (await import('./doctor-dashboard.tsx')).DoctorDashboard })),
  },
};

/** Sends everyone to their own area, and nobody into another's (spec ). */
export function DashboardScreen() {
  const { state, user } = useSession();
  const { '*': rest = '' } = useParams();
  const wanted = rest.replace(/\/+$/, '');

  if (state === 'loading') return <Waiting />;
  if (!user) return <Navigate to={paths.home} replace />;
  if (wanted === '') {
    const own = Object.values(areas).find(({ role }) => role === user.role);
    return <Navigate to={own?.home ?? paths.home} replace />;
  }
  const area = Object.hasOwn(areas, wanted) ? areas[wanted] : undefined;
  if (!area) return <Unknown />;
  if (area.role !== user.role) return <Navigate to={paths.home} replace />;
  return (
    <Suspense fallback={<Waiting />}>
      <area.Dashboard user={user} />
    </Suspense>
  );
}

function Waiting() {
  return (
    <Page className={styles.waiting}>
      <p role="status">{m.shell_loading()}</p>
    </Page>
  );
}

function Unknown() {
  return (
    <Page className={styles.unknown}>
      <title>{m.shell_not_found_title()}</title>
      <h1>{m.shell_not_found_title()}</h1>
      <p>{m.shell_not_found_text()}</p>
      <ButtonLink to={paths.dashboard}>{m.session_dashboard()}</ButtonLink>
    </Page>
  );
}
