import { lazy } from 'react';
import { useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import { paths } from '../../paths.ts';
import type { SessionUser } from '../../session/session.ts';
import { AreaFrame } from '../area/frame.tsx';
import { AreaLive } from '../area/live.tsx';
import { AreaUnknown } from '../area/unknown-screen.tsx';

const Home = lazy(async () => ({ default: (await import('./home-screen.tsx')).DoctorHomeScreen }));
const AppointmentList = lazy(async () => ({
  default: (await import('./list-screen.tsx')).AppointmentListScreen,
}));
const AppointmentDetail = lazy(async () => ({
  default: (await import('./detail-screen.tsx')).AppointmentDetailScreen,
}));
const Slots = lazy(async () => ({ default: (await import('./slots-screen.tsx')).SlotsScreen }));
const EditProfile = lazy(async () => ({
  default: (await import('./edit-profile-screen.tsx')).EditProfileScreen,
}));

/** /dashboard for doctors, and /appList (G-01). */
export function DoctorArea({ user }: { readonly user: SessionUser }) {
  const { pathname } = useLocation();
  const places = [
    { to: paths.doctorDashboard, name: m.areas_dashboard(), icon: 'home' },
    // The list has two addresses (G-06); whoever came by either is there.
    {
      to: pathname.startsWith(paths.appointmentList) ? paths.appointmentList : paths.doctorAppointments,
      name: m.areas_appointments(),
      icon: 'calendar',
    },
    {
      to: paths.doctorSlots,
      name: m.areas_slots(),
      icon: 'clock',
      closed: user.doctorId ? undefined : m.areas_no_doctor_id(),
    },
    { to: paths.editProfile, name: m.areas_edit_profile(), icon: 'person' },
  ] as const;
  return (
    <AreaFrame title={m.areas_doctor_title()} places={places}>
      <AreaLive user={user} />
      <Screen user={user} pathname={pathname} />
    </AreaFrame>
  );
}

interface ScreenProps {
  readonly user: SessionUser;
  readonly pathname: string;
}

// Told apart by hand: the router's own nested routes would weigh on everybody's first page.
function Screen({ user, pathname }: ScreenProps) {
  const path = pathname.replace(/\/+$/, '');
  if (path === paths.doctorDashboard) return <Home user={user} />;
  if (path === paths.doctorAppointments || path === paths.appointmentList)
    return <AppointmentList user={user} />;
  if (path === paths.doctorSlots) return <Slots user={user} />;
  if (path === paths.editProfile) return <EditProfile />;
  const [, appointmentId] = /^\/dashboard\/appointments\/([^/%]+)$/.exec(path) ?? [];
  if (appointmentId) return <AppointmentDetail appointmentId={appointmentId} />;
  return <AreaUnknown />;
}
