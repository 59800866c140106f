import type { HospitalInvitation } from '#contract/hospital/hospital-invitations.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import styles from '../team/team.module.css';
import { formatDay, roleLabel } from '../team/team-labels.ts';
import { useCommand } from '../team/use-command.ts';

interface InvitationListProps {
  readonly invitations: readonly HospitalInvitation[];
  readonly onDone: () => void;
}

export function InvitationList({ invitations, onDone }: InvitationListProps) {
  const call = useCall();
  const { busy, run } = useCommand(onDone);
  return (
    <ul className="plain-list">
      {invitations.map(({ invitationId, name, role, phone, madeBy, expiresAt }) => (
        <li key={invitationId} className={`row middle spread break-anywhere ${styles.row}`}>
          <div className={styles.words}>
            <span className="strong">
              <UserText>{name}</UserText>
            </span>
            <span className={`row muted small ${styles.facts}`}>
              <span>{roleLabel(role)}</span>
              {phone && <span>{`+91 ${phone}`}</span>}
              <span>{m.team_by({ name: madeBy })}</span>
              <span>{m.team_until({ day: formatDay(expiresAt) })}</span>
            </span>
          </div>
          <Button
            look="quiet"
            busy={busy}
            aria-label={m.team_withdraw_of({ name })}
            onClick={() =>
              void run(() => call('DELETE /hospital/invitations/:invitationId', { params: { invitationId } }))
            }
          >
            {m.team_withdraw()}
          </Button>
        </li>
      ))}
    </ul>
  );
}
