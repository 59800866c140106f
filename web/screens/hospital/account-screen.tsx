import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { isDeskRole } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { SecondFactorCard } from '#web/accounts/second-factor/second-factor-card.tsx';
import { SessionListCard } from '#web/accounts/session/devices/session-list.tsx';
import { LeaveHospital, OwnName, OwnPassword, OwnPin } from '#web/hospital/team/own-account.tsx';
import { TeamCard } from '#web/hospital/team/team-card.tsx';
import { useCall } from '../../api/context.tsx';
import { SettingsCard } from '../../ui/settings-card.tsx';
import { CardSkeletons, LoadFailureMessage } from '../area/loading-states.tsx';
import { useAreaUser } from '../area/use-area-user.ts';
import styles from './team-screen.module.css';

export function HospitalAccountScreen() {
  const titleId = useId();
  const user = useAreaUser();
  const call = useCall();
  const client = useQueryClient();
  const place = useQuery({ queryKey: ['team', 'own'], queryFn: () => call('GET /hospital/me') });
  const refresh = () => void client.invalidateQueries({ queryKey: ['team'] });
  return (
    <div className={`stack-4 column ${styles.screen}`}>
      <title>{`${m.session_account()} | ${m.shell_brand()}`}</title>
      <h1 id={titleId}>{m.session_account()}</h1>
      {place.data ? (
        <>
          <SettingsCard titleId={titleId}>
            <OwnName key={place.data.name} name={place.data.name} />
          </SettingsCard>
          <TeamCard title={m.team_pin_title()}>
            <OwnPin hasPin={place.data.hasPin} onDone={refresh} />
          </TeamCard>
          <TeamCard title={m.team_password()}>
            <OwnPassword onDone={refresh} />
          </TeamCard>
          {!place.data.atDesk && <SecondFactorCard id={user.id} base="/hospital/me/second-factor" />}
          {!isDeskRole(user.staffRole) && (
            <TeamCard title={place.data.present.hospitalName}>
              <LeaveHospital place={place.data} />
            </TeamCard>
          )}
        </>
      ) : place.isError ? (
        <LoadFailureMessage
          title={m.session_account_failed()}
          error={place.error}
          busy={place.isFetching}
          onRetry={() => void place.refetch()}
        />
      ) : (
        <CardSkeletons />
      )}
      <SessionListCard id={user.id} />
    </div>
  );
}
