import { Navigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session.ts';
import { Waiting } from './waiting.tsx';

const homeOf = (role: string | null) => {
  if (role === 'doctor') return paths.doctorDashboard;
  return role === 'patient' ? paths.patientDashboard : paths.home;
};

/** Redirects from /dashboard to the caller's area, or to the home page without one. */
export function OwnArea() {
  const { state, role } = useSession();
  return (
    <>
      {/* Also while the area's files load: a redirect alone would leave the page blank. */}
      <Waiting />
      {state !== 'loading' && <Navigate to={homeOf(role)} replace />}
    </>
  );
}
