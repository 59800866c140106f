import { useState } from 'react';
import type { TeamMember } from '#contract/hospital/hospital-team.ts';
import { manageableRoles, type StaffRole } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { MemberDialog } from './member-dialog.tsx';
import styles from './team.module.css';
import { formatDay, roleLabel } from './team-labels.ts';
import { TeamTable } from './team-table.tsx';

interface MemberListProps {
  readonly members: readonly TeamMember[];
  readonly role: StaffRole;
}

export function MemberList({ members, role }: MemberListProps) {
  const [chosen, setChosen] = useState<TeamMember | null>(null);
  const doctors = members.filter((member) => member.role === 'doctor');
  const toEntry = (member: TeamMember) => {
    const { membershipId, name, isSelf, since, phone, hasPin, hasSecondFactor } = member;
    return {
      id: membershipId,
      name: name || m.common_your_account(),
      note: [isSelf && m.common_you(), phone && `+91 ${phone}`],
      role: roleLabel(member.role),
      state: [
        m.team_since({ day: formatDay(since) }),
        hasPin && m.team_has_pin(),
        hasSecondFactor !== null &&
          (hasSecondFactor ? m.team_has_second_factor() : m.team_no_second_factor()),
      ],
      action: (isSelf || manageableRoles[role].includes(member.role)) && (
        <Button look="quiet" aria-label={m.team_change_of({ name })} onClick={() => setChosen(member)}>
          {m.team_change()}
        </Button>
      ),
    };
  };
  return (
    <>
      <TeamTable entries={members.filter((member) => member.role !== 'doctor').map(toEntry)} />
      {doctors.length > 0 && (
        <details className={styles.doctors}>
          <summary>{m.team_doctors({ count: doctors.length })}</summary>
          <TeamTable entries={doctors.map(toEntry)} />
        </details>
      )}
      <MemberDialog member={chosen} role={role} onClose={() => setChosen(null)} />
    </>
  );
}
