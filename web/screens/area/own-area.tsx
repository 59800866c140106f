import { Navigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session.ts';
import { Waiting } from './waiting.tsx';

/** Sends everyone from /dashboard to their own area, and home whoever has none. */
export function OwnArea() {
  const { state, role } = useSession();
  if (state === 'loading') return <Waiting />;
  if (role === 'doctor') return <Navigate to={paths.doctorDashboard} replace />;
  if (role === 'patient') return <Navigate to={paths.patientDashboard} replace />;
  return <Navigate to={paths.home} replace />;
}
