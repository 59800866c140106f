import { useState } from 'react';
import type { TeamMember } from '#contract/hospital/hospital-team.ts';
import { isStaffRole, manageableRoles, type StaffRole } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { sessionStore } from '#web/api/session.ts';
import { deviceDrafts, tabDrafts } from '#web/platform/drafts/draft-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { EndMembershipDialog } from './end-membership-dialog.tsx';
import styles from './team.module.css';
import { roleLabel } from './team-labels.ts';

type ChangedMember = Pick<TeamMember, 'membershipId' | 'name' | 'role' | 'isSelf'>;

interface MemberDialogProps {
  /** The dialog is closed while this is null. */
  readonly member: ChangedMember | null;
  readonly role: StaffRole;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function MemberDialog({ member, onClose, ...more }: MemberDialogProps) {
  const title = member ? m.team_change_of({ name: member.name }) : '';
  return (
    <Dialog open={member !== null} onClose={onClose} title={title}>
      {member && <Choices key={member.membershipId} member={member} onClose={onClose} {...more} />}
    </Dialog>
  );
}

function Choices({ member, role, onClose, onDone }: MemberDialogProps & { readonly member: ChangedMember }) {
  const call = useCall();
  const [chosen, setChosen] = useState(member.role);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const params = { membershipId: member.membershipId };
  const offered = manageableRoles[role].filter(isStaffRole);
  const hasRoles = isStaffRole(member.role) && offered.includes(member.role);
  const end = async () => {
    const { message } = await call('PUT /hospital/team/:membershipId/end', { params });
    if (!member.isSelf) return { message };
    // The session has ended with the membership, so nothing can be queried any more.
    const hospital = sessionStore.current().user?.hospitalName ?? '';
    deviceDrafts.forgetOwn();
    tabDrafts.forgetOwn();
    sessionStore.logOut();
    return { message: m.team_left({ hospital }) };
  };
  const run = async (work: () => Promise<{ readonly message: string }>) => {
    setBusy(true);
    setProblem(null);
    try {
      toast.good((await work()).message);
      onClose();
      if (sessionStore.current().state === 'in') onDone();
    } catch (error) {
      console.error(error);
      setProblem(getRefusalMessage(error) ?? m.session_no_connection());
    }
    setBusy(false);
  };
  if (asking) {
    return (
      <EndMembershipDialog
        member={member}
        busy={busy}
        problem={problem}
        onEnd={() => void run(end)}
        onBack={() => setAsking(false)}
      />
    );
  }
  return (
    <div className={styles.form}>
      {hasRoles && (
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
            busy={busy}
            disabled={chosen === member.role}
            onClick={() =>
              isStaffRole(chosen) &&
              void run(() => call('PUT /hospital/team/:membershipId', { params, body: { role: chosen } }))
            }
          >
            {m.team_save()}
          </Button>
        </>
      )}
      <FormProblem text={problem} urgent />
      <p className="muted readable">{member.isSelf ? m.team_leave_text() : m.team_send_away_text()}</p>
      <Button look="danger" busy={busy} onClick={() => setAsking(true)}>
        {member.isSelf ? m.team_leave() : m.team_send_away()}
      </Button>
    </div>
  );
}
