import { useLocation, useSearchParams } from 'react-router';
import { isHospitalAdmin } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { DeskList, ThisDesk } from '#web/hospital/desks/desks.tsx';
import { InvitationList } from '#web/hospital/invitations/invitation-list.tsx';
import { InviteForm } from '#web/hospital/invitations/invite-form.tsx';
import { useDesks, useInvitations, useTeam } from '#web/hospital/queries.ts';
import { MemberList } from '#web/hospital/team/member-list.tsx';
import styles from '#web/hospital/team/team.module.css';
import { TeamCard } from '#web/hospital/team/team-card.tsx';
import { Loaded } from '#web/platform/loading/loading-states.tsx';
import { useAreaUser } from '../area/use-area-user.ts';
import { HospitalScreen } from './hospital-screen.tsx';

export function TeamScreen() {
  const { staffRole: role = 'nurse', hospitalId = '' } = useAreaUser();
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const leads = isHospitalAdmin(role);
  const team = useTeam();
  const invitations = useInvitations(leads).data?.invitations ?? [];
  const desks = useDesks(leads).data?.desks ?? [];
  return (
    <HospitalScreen title={m.hospital_team()} lead={m.team_lead()}>
      <Loaded query={team} failed={m.team_not_loaded()}>
        {({ members }) => (
          <div className={`stack-4 top ${styles.sides}`}>
            <div className="stack-4 column">
              <TeamCard title={m.team_members()}>
                <MemberList members={members} role={role} />
              </TeamCard>
              {invitations.length > 0 && (
                <TeamCard title={m.team_open()}>
                  <InvitationList invitations={invitations} />
                </TeamCard>
              )}
            </div>
            <div className="stack-4 column">
              {leads && (
                <TeamCard title={m.team_invite()} id="invite">
                  <InviteForm
                    role={role}
                    takesFocus={hash === '#invite'}
                    first={search.get('role') === 'doctor' ? 'doctor' : 'receptionist'}
                  />
                </TeamCard>
              )}
              <TeamCard title={m.team_desks()}>
                <p className="muted readable">{m.team_desks_text()}</p>
                <ThisDesk hospitalId={hospitalId} leads={leads} />
                {desks.length > 0 && <DeskList desks={desks} />}
              </TeamCard>
            </div>
          </div>
        )}
      </Loaded>
    </HospitalScreen>
  );
}
