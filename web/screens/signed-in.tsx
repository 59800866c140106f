import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import { paths } from '../paths.ts';
import { useSession } from '../session/session.ts';
import { Page } from '../ui/page.tsx';
import styles from './signed-in.module.css';

/** The signed-in areas; each belongs to one role and is loaded for nobody else. */
const areas = {
  patient: {
    home: paths.patientDashboard,
    Area: lazy(async () => ({ default: (await import('./patient/area.tsx')).PatientArea })),
  },
  doctor: {
    home: paths.doctorDashboard,
    Area: lazy(async () => ({ default: (await import('./doctor/area.tsx')).DoctorArea })),
  },
};

/**
 * Whose area an address lies in: everything below /dashboard that is not the patient's is the doctor's
 * (docs/product.md#screens).
 */
function ownerOf(pathname: string): keyof typeof areas {
  const isPatients = pathname === paths.patientDashboard || pathname.startsWith(`${paths.patientDashboard}/`);
  return isPatients ? 'patient' : 'doctor';
}

/** Sends everyone to their own area, and nobody into another's. */
export function DashboardScreen() {
  const { state, user } = useSession();
  const pathname = useLocation().pathname.replace(/(?<=.)\/+$/, '');

  if (state === 'loading') return <Waiting />;
  if (!user) return <Navigate to={paths.home} replace />;
  if (pathname === paths.dashboard) {
    const home = user.role === 'doctor' || user.role === 'patient' ? areas[user.role].home : paths.home;
    return <Navigate to={home} replace />;
  }
  const owner = ownerOf(pathname);
  if (owner !== user.role) return <Navigate to={paths.home} replace />;
  const { Area } = areas[owner];
  return (
    <Suspense fallback={<Waiting />}>
      <Area user={user} />
    </Suspense>
  );
}

function Waiting() {
  return (
    <Page className={styles.waiting}>
      <meta name="robots" content="noindex" />
      <p role="status">{m.shell_loading()}</p>
    </Page>
  );
}
