import { Navigate, useLocation } from 'react-router';
import { useSession } from '#web/api/session.ts';
import { paths, visitPath } from '#web/ui/paths.ts';
import { AreaLoading } from './area-loading.tsx';

/** The appointment just booked, from the state of the history entry. */
function getBookedAppointment(state: unknown): string | null {
  const booked = typeof state === 'object' && state !== null && 'booked' in state ? state.booked : null;
  return typeof booked === 'string' ? booked : null;
}

function getHomePath(role: string | null, booked: string | null) {
  if (role === 'doctor') return paths.doctorDashboard;
  if (role === 'hospital') return paths.hospitalToday;
  if (role !== 'patient') return paths.home;
  return booked ? visitPath(booked) : paths.patientDashboard;
}

/**
 * Redirects from /dashboard to the user's area, or to the home page without one; after a booking, to the card
 * of the visit.
 */
export function OwnArea() {
  const { state, role } = useSession();
  const booked = getBookedAppointment(useLocation().state);
  return (
    <>
      {/* Also while the area's files load: a redirect alone would leave the page blank. */}
      <AreaLoading />
      {state !== 'loading' && <Navigate to={getHomePath(role, booked)} replace />}
    </>
  );
}
