import { Outlet } from 'react-router';
import { isDeskRole, isHospitalAdmin, type StaffRole } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { PasswordPrompt } from '#web/accounts/session/password-prompt.tsx';
import type { SessionUser } from '#web/api/session.ts';
import { SwitchPerson } from '#web/hospital/desks/switch-person.tsx';
import { DeskKeys } from '#web/hospital/front-desk/desk-keys.tsx';
import { OtherHospitals } from '#web/hospital/team/own-account.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { paths } from '#web/ui/paths.ts';
import { AreaFrame } from '../area/area-frame.tsx';
import { AreaGuard } from '../area/area-guard.tsx';
import { AreaLive } from '../area/area-live.tsx';
import { BottomBar } from '../area/bottom-bar.tsx';

export function HospitalArea() {
  return <AreaGuard owner="hospital">{(user) => <Frame key={user.membershipId} user={user} />}</AreaGuard>;
}

function Frame({ user }: { readonly user: SessionUser }) {
  const { places, bar } = placesFor(user.staffRole);
  const account = { to: paths.hospitalAccount, name: m.session_account(), icon: 'person' } as const;
  return (
    <AreaFrame
      user={user}
      title={<UserText>{user.hospitalName ?? ''}</UserText>}
      action={<SwitchPerson hospitalId={user.hospitalId} />}
      links={[account]}
      menu={<OtherHospitals />}
      places={places}
      bar={(onMore) => <BottomBar places={bar} onMore={onMore} />}
    >
      {isDeskRole(user.staffRole) && <AreaLive user={user} />}
      <PasswordPrompt name={user.name} />
      {isDeskRole(user.staffRole) && <DeskKeys places={[...places, account]} />}
      <Outlet context={user} />
    </AreaFrame>
  );
}

function placesFor(role: StaffRole | undefined) {
  const finance = [{ to: paths.hospitalReport, name: m.hospital_figures(), icon: 'chart' }] as const;
  if (!isDeskRole(role)) {
    const account = { to: paths.hospitalAccount, name: m.session_account(), icon: 'person' } as const;
    return { places: finance, bar: [...finance, account] };
  }
  const bar = [
    { to: paths.hospitalToday, name: m.keys_place_today(), icon: 'home', end: true },
    { to: paths.hospitalCalendar, name: m.hospital_calendar(), icon: 'calendar' },
    { to: paths.hospitalPatients, name: m.hospital_people(), icon: 'person' },
    { to: paths.hospitalDoctors, name: m.hospital_doctors(), icon: 'stethoscope' },
  ] as const;
  const team = { to: paths.hospitalTeam, name: m.hospital_team(), icon: 'people' } as const;
  const leading = [
    ...finance,
    { to: paths.activityLog, name: m.hospital_log(), icon: 'list' },
    { to: paths.hospitalSettings, name: m.common_settings(), icon: 'sliders' },
  ] as const;
  return { places: [...bar, team, ...(isHospitalAdmin(role) ? leading : [])], bar };
}
