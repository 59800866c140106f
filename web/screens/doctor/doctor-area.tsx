import { Outlet, useLocation } from 'react-router';
import type { Topic } from '#contract/platform/live-frames.ts';
import { m } from '#messages/messages.js';
import type { SessionUser } from '#web/api/session.ts';
import { paths } from '#web/ui/paths.ts';
import { AreaFrame } from '../area/area-frame.tsx';
import { AreaGuard } from '../area/area-guard.tsx';
import { AreaLive } from '../area/area-live.tsx';
import { BackgroundRequestNotifier } from './background-request-notifier.tsx';
import { DoctorBar } from './doctor-bar.tsx';
import { DayKeys } from './home/day-keys.tsx';
import { DayNews } from './home/day-news.tsx';

export function DoctorArea() {
  return <AreaGuard owner="doctor">{(user) => <Frame user={user} />}</AreaGuard>;
}

function Frame({ user }: { readonly user: SessionUser }) {
  const { pathname } = useLocation();
  const places = [
    { to: paths.doctorDashboard, name: m.common_dashboard(), icon: 'home' },
    // The list has two URLs; both mark it as active.
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
    { to: paths.doctorLeave, name: m.leaves_title(), icon: 'suitcase' },
    { to: paths.practice, name: m.common_your_practice(), icon: 'chart' },
    { to: paths.editProfile, name: m.areas_edit_profile(), icon: 'person' },
  ] as const;
  return (
    <AreaFrame
      user={user}
      title={m.areas_doctor_title()}
      places={places}
      bar={(onMore) => <DoctorBar onMore={onMore} />}
    >
      <AreaLive user={user} />
      <DayKeys />
      {user.doctorId && <BackgroundRequestNotifier topic={`doctor:${user.doctorId}` as Topic} />}
      <DayNews />
      <Outlet context={user} />
    </AreaFrame>
  );
}
