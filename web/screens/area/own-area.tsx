import { Navigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session.ts';
import { Waiting } from './waiting.tsx';

/** Redirects from /dashboard to the caller's area, or to the home page without one. */
export function OwnArea() {
  const { state, role } = useSession();
  if (state === 'loading') return <Waiting />;
  if (role === 'doctor') return <Navigate to={paths.doctorDashboard} replace />;
  if (role === 'patient') return <Navigate to={paths.patientDashboard} replace />;
  return <Navigate to={paths.home} replace />;
}
