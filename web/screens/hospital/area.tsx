import { Outlet } from 'react-router';
import { isLeading } from '#domain/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { paths } from '../../paths.ts';
import { AskPassword } from '../../session/ask-password.tsx';
import type { SessionUser } from '../../session/session.ts';
import { OtherHospitals } from '../../team/other-hospitals.tsx';
import { SwitchPerson } from '../../team/switch-person.tsx';
import { Given } from '../../ui/given.tsx';
import { AreaFrame } from '../area/frame.tsx';
import { AreaGuard } from '../area/guard.tsx';
import { AreaLive } from '../area/live.tsx';
import { DeskKeys } from './desk-keys.tsx';

/** The frame of the screens of a hospital's staff (M-01); the server enforces what each role may. */
export function HospitalArea() {
  return <AreaGuard owner="hospital">{(user) => <Frame key={user.membershipId} user={user} />}</AreaGuard>;
}

function Frame({ user }: { readonly user: SessionUser }) {
  const places = [
    { to: paths.hospitalToday, name: m.hospital_today(), icon: 'home', end: true },
    { to: paths.hospitalCalendar, name: m.hospital_calendar(), icon: 'calendar' },
    { to: paths.hospitalPeople, name: m.hospital_people(), icon: 'person' },
    { to: paths.hospitalDoctors, name: m.hospital_doctors(), icon: 'stethoscope' },
    { to: paths.hospitalTeam, name: m.hospital_team(), icon: 'swap' },
  ] as const;
  const leading = [
    { to: paths.hospitalFigures, name: m.hospital_figures(), icon: 'rupee' },
    { to: paths.hospitalLog, name: m.hospital_log(), icon: 'book' },
    { to: paths.hospitalSettings, name: m.hospital_settings(), icon: 'sliders' },
  ] as const;
  const own = isLeading(user.staffRole) ? [...places, ...leading] : places;
  const bar = [
    { to: paths.hospitalToday, name: m.hospital_today(), icon: 'home' },
    { to: paths.hospitalCalendar, name: m.hospital_calendar(), icon: 'calendar' },
    { to: paths.hospitalPeople, name: m.hospital_people(), icon: 'person' },
    { to: paths.hospitalDoctors, name: m.hospital_doctors(), icon: 'stethoscope' },
  ] as const;
  return (
    <AreaFrame
      user={user}
      title={<Given>{user.hospitalName ?? ''}</Given>}
      action={<SwitchPerson hospitalId={user.hospitalId} />}
      accountPath={paths.hospitalAccount}
      menu={<OtherHospitals />}
      places={own}
      bar={bar}
    >
      <AreaLive user={user} />
      <AskPassword name={user.name} />
      <DeskKeys places={[...own, { to: paths.hospitalAccount, name: m.session_account() }]} />
      <Outlet context={user} />
    </AreaFrame>
  );
}
