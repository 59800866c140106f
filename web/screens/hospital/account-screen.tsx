import { isDeskRole } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { SecondFactorCard } from '#web/accounts/second-factor/second-factor-card.tsx';
import { SessionListCard } from '#web/accounts/session/devices/session-list.tsx';
import { useOwnWorkplaces } from '#web/hospital/queries.ts';
import { LeaveHospital, OwnName, OwnPassword, OwnPin } from '#web/hospital/team/own-account.tsx';
import { TeamCard } from '#web/hospital/team/team-card.tsx';
import { Loaded } from '#web/platform/loading/loading-states.tsx';
import { useAreaUser } from '../area/use-area-user.ts';
import { HospitalScreen } from './hospital-screen.tsx';

export function HospitalAccountScreen() {
  const { id, staffRole } = useAreaUser();
  return (
    <HospitalScreen title={m.session_account()}>
      <Loaded query={useOwnWorkplaces()} failed={m.session_account_failed()}>
        {(place) => (
          <>
            <TeamCard title={m.team_name()}>
              <OwnName key={place.name} name={place.name} />
            </TeamCard>
            <TeamCard title={m.team_pin_title()}>
              <OwnPin hasPin={place.hasPin} />
            </TeamCard>
            <TeamCard title={m.common_password()}>
              <OwnPassword />
            </TeamCard>
            {!place.atDesk && <SecondFactorCard id={id} base="/hospital/me/second-factor" />}
            {!isDeskRole(staffRole) && (
              <TeamCard title={place.present.hospitalName}>
                <LeaveHospital place={place} />
              </TeamCard>
            )}
          </>
        )}
      </Loaded>
      <SessionListCard id={id} />
    </HospitalScreen>
  );
}
