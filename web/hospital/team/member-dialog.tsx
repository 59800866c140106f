import { useEffect, useRef, useState } from 'react';
import type { TeamMember } from '#contract/hospital/hospital-team.ts';
import { isStaffRole, manageableRoles, type StaffRole } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { sessionStore, useSession } from '#web/api/session.ts';
import { useCommand } from '#web/api/use-command.ts';
import { deviceDrafts, tabDrafts } from '#web/platform/drafts/draft-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { hospitalKeys } from '../queries.ts';
import styles from './team.module.css';
import { roleLabel } from './team-labels.ts';

interface MemberDialogProps {
  /** The dialog is closed while this is null. */
  readonly member: Pick<TeamMember, 'membershipId' | 'name' | 'role' | 'isSelf'> | null;
  readonly role: StaffRole;
  readonly onClose: () => void;
}

type ChoicesProps = MemberDialogProps & { readonly member: NonNullable<MemberDialogProps['member']> };

export function MemberDialog({ member, ...more }: MemberDialogProps) {
  const title = member ? m.team_change_of({ name: member.name }) : '';
  return (
    <Dialog open={member !== null} onClose={more.onClose} title={title}>
      {member && <Choices key={member.membershipId} member={member} {...more} />}
    </Dialog>
  );
}

function Choices({ member, role, onClose }: ChoicesProps) {
  const call = useCall();
  const [chosen, setChosen] = useState(member.role);
  const [asking, setAsking] = useState(false);
  const params = { membershipId: member.membershipId };
  const change = useCommand(
    (wanted: StaffRole) => call('PUT /hospital/team/:membershipId', { params, body: { role: wanted } }),
    { inPlace: true, onDone: onClose, refresh: [hospitalKeys.team] },
  );
  const offered = manageableRoles[role].filter(isStaffRole);
  if (asking) return <EndMembership member={member} onBack={() => setAsking(false)} onClose={onClose} />;
  return (
    <div className={styles.form}>
      {isStaffRole(member.role) && offered.includes(member.role) && (
        <>
          <SelectField
            label={m.team_role()}
            hint={m.team_change_hint()}
            value={chosen}
            onChange={({ target }) => setChosen(target.value as StaffRole)}
          >
            {offered.map((one) => (
              <option key={one} value={one}>
                {roleLabel(one)}
              </option>
            ))}
          </SelectField>
          <Button
            busy={change.isPending}
            disabled={chosen === member.role}
            onClick={() => isStaffRole(chosen) && void change.run(chosen)}
          >
            {m.team_save()}
          </Button>
        </>
      )}
      <FormProblem text={change.problem} urgent />
      <p className="muted readable">{member.isSelf ? m.team_leave_text() : m.team_send_away_text()}</p>
      <Button look="danger" busy={change.isPending} onClick={() => setAsking(true)}>
        {member.isSelf ? m.team_leave() : m.team_send_away()}
      </Button>
    </div>
  );
}

/** Asks once before a membership ends, and names what is lost. */
function EndMembership({
  member: { membershipId, name, role, isSelf },
  onBack,
  onClose,
}: Pick<ChoicesProps, 'member' | 'onClose'> & { readonly onBack: () => void }) {
  const call = useCall();
  const hospital = useSession().user?.hospitalName ?? '';
  const back = useRef<HTMLButtonElement>(null);
  // Focuses the harmless answer: repeating the key ends nothing.
  useEffect(() => back.current?.focus(), []);
  const end = useCommand(() => call('PUT /hospital/team/:membershipId/end', { params: { membershipId } }), {
    inPlace: true,
    done: ({ message }) => (isSelf ? m.team_left({ hospital }) : message),
    onDone: () => {
      onClose();
      if (!isSelf) return;
      deviceDrafts.forgetOwn();
      tabDrafts.forgetOwn();
      sessionStore.logOut();
    },
    // The user's own session ends with the membership, and nothing can be queried any more.
    refresh: isSelf ? [] : [hospitalKeys.team],
  });
  const lost = role === 'doctor' ? m.team_send_away_doctor({ name }) : m.team_send_away_lost({ name });
  return (
    <div className={styles.form}>
      <h3>{isSelf ? m.team_leave_ask({ hospital }) : m.team_send_away_ask({ name })}</h3>
      <p>{isSelf ? m.team_leave_lost() : lost}</p>
      <FormProblem text={end.problem} urgent />
      <div className="row-2">
        <Button ref={back} look="quiet" disabled={end.isPending} onClick={onBack}>
          {m.factor_cancel()}
        </Button>
        <Button look="danger" busy={end.isPending} onClick={() => void end.run()}>
          {isSelf ? m.team_leave() : m.team_send_away()}
        </Button>
      </div>
    </div>
  );
}
