import type { HospitalInvitation } from '#contract/hospital/hospital-invitations.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { hospitalKeys } from '../queries.ts';
import { formatDay, roleLabel } from '../team/team-labels.ts';
import { TeamTable } from '../team/team-table.tsx';

export function InvitationList({ invitations }: { readonly invitations: readonly HospitalInvitation[] }) {
  const call = useCall();
  const withdraw = useCommand(
    (invitationId: string) =>
      call('DELETE /hospital/invitations/:invitationId', { params: { invitationId } }),
    { refresh: [hospitalKeys.team] },
  );
  return (
    <TeamTable
      entries={invitations.map(({ invitationId, name, role, phone, madeBy, expiresAt }) => ({
        id: invitationId,
        name,
        note: [phone && `+91 ${phone}`],
        role: roleLabel(role),
        state: [m.team_by({ name: madeBy }), m.team_until({ day: formatDay(expiresAt) })],
        action: (
          <Button
            look="quiet"
            busy={withdraw.isPending}
            aria-label={m.team_withdraw_of({ name })}
            onClick={() => void withdraw.run(invitationId)}
          >
            {m.team_withdraw()}
          </Button>
        ),
      }))}
    />
  );
}
