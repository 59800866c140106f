import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { isHospitalAdmin } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { DeskList, ThisDesk } from '#web/hospital/desks/desks.tsx';
import { InvitationList } from '#web/hospital/invitations/invitation-list.tsx';
import { InviteForm } from '#web/hospital/invitations/invite-form.tsx';
import { MemberList } from '#web/hospital/team/member-list.tsx';
import { TeamCard } from '#web/hospital/team/team-card.tsx';
import { useCall } from '../../api/context.tsx';
import { CardSkeletons, LoadFailureMessage } from '../area/loading-states.tsx';
import { useAreaUser } from '../area/use-area-user.ts';
import styles from './team-screen.module.css';

export function TeamScreen() {
  const user = useAreaUser();
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const call = useCall();
  const client = useQueryClient();
  const leads = isHospitalAdmin(user.staffRole);
  const team = useQuery({ queryKey: ['team'], queryFn: () => call('GET /hospital/team') });
  const invitations = useQuery({
    queryKey: ['team', 'invitations'],
    queryFn: () => call('GET /hospital/invitations'),
    enabled: leads,
  });
  const desks = useQuery({
    queryKey: ['team', 'desks'],
    queryFn: () => call('GET /hospital/desks'),
    enabled: leads,
  });
  const refresh = () => void client.invalidateQueries({ queryKey: ['team'] });
  const open = invitations.data?.invitations ?? [];
  const known = desks.data?.desks ?? [];
  return (
    <div className={`stack-4 column ${styles.screen}`}>
      <title>{`${m.hospital_team()} | ${m.shell_brand()}`}</title>
      <header className={`stack-2 ${styles.head}`}>
        <h1>{m.hospital_team()}</h1>
        <p>{m.team_lead()}</p>
      </header>
      {team.data ? (
        <>
          <TeamCard title={m.team_members()}>
            <MemberList members={team.data.members} role={user.staffRole ?? 'nurse'} onDone={refresh} />
          </TeamCard>
          {leads && (
            <TeamCard title={m.team_invite()} id="invite">
              <InviteForm
                role={user.staffRole ?? 'nurse'}
                takesFocus={hash === '#invite'}
                first={search.get('role') === 'doctor' ? 'doctor' : 'receptionist'}
                onDone={refresh}
              />
            </TeamCard>
          )}
          {open.length > 0 && (
            <TeamCard title={m.team_open()}>
              <InvitationList invitations={open} onDone={refresh} />
            </TeamCard>
          )}
          <TeamCard title={m.team_desks()}>
            <p className={styles.muted}>{m.team_desks_text()}</p>
            <ThisDesk hospitalId={user.hospitalId ?? ''} leads={leads} onDone={refresh} />
            {known.length > 0 && <DeskList desks={known} onDone={refresh} />}
          </TeamCard>
        </>
      ) : team.isError ? (
        <LoadFailureMessage
          title={m.team_not_loaded()}
          error={team.error}
          busy={team.isFetching}
          onRetry={() => void team.refetch()}
        />
      ) : (
        <CardSkeletons />
      )}
    </div>
  );
}
