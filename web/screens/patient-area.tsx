import { useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import { paths } from '../paths.ts';
import type { SessionUser } from '../session/session.ts';
import { AreaFrame } from './area-frame.tsx';
import { AreaUnknown } from './area-unknown.tsx';
import { PatientDashboard } from './patient-dashboard.tsx';

/** /dashboard/patient (spec F-01). */
export function PatientArea({ user }: { readonly user: SessionUser }) {
  const { pathname } = useLocation();
  const places = [
    { to: paths.patientDashboard, name: m.areas_dashboard(), icon: 'home', end: true },
  ] as const;
  return (
    <AreaFrame title={m.areas_patient_title()} places={places}>
      {pathname.replace(/\/+$/, '') === paths.patientDashboard ? (
        <PatientDashboard user={user} />
      ) : (
        <AreaUnknown />
      )}
    </AreaFrame>
  );
}
