import { useState } from 'react';
import type { TeamMember } from '#contract/hospital/hospital-team.ts';
import { manageableRoles, type StaffRole } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { MemberDialog } from './member-dialog.tsx';
import styles from './team.module.css';
import { formatDay, roleLabel } from './team-labels.ts';
import { TeamRow } from './team-row.tsx';

interface MemberListProps {
  readonly members: readonly TeamMember[];
  readonly role: StaffRole;
}

export function MemberList({ members, role }: MemberListProps) {
  const [chosen, setChosen] = useState<TeamMember | null>(null);
  const doctors = members.filter((member) => member.role === 'doctor');
  const row = (member: TeamMember) => {
    const { membershipId, name, isSelf, since, phone, hasPin, hasSecondFactor } = member;
    return (
      <TeamRow
        key={membershipId}
        data-member={membershipId}
        name={name || m.common_your_account()}
        facts={[
          roleLabel(member.role),
          isSelf && m.common_you(),
          m.team_since({ day: formatDay(since) }),
          phone && `+91 ${phone}`,
          hasPin && m.team_has_pin(),
          hasSecondFactor !== null &&
            (hasSecondFactor ? m.team_has_second_factor() : m.team_no_second_factor()),
        ]}
      >
        {(isSelf || manageableRoles[role].includes(member.role)) && (
          <Button look="quiet" aria-label={m.team_change_of({ name })} onClick={() => setChosen(member)}>
            {m.team_change()}
          </Button>
        )}
      </TeamRow>
    );
  };
  return (
    <>
      <ul className="plain-list">{members.filter((member) => member.role !== 'doctor').map(row)}</ul>
      {doctors.length > 0 && (
        <details className={styles.doctors}>
          <summary>{m.team_doctors({ count: doctors.length })}</summary>
          <ul className="plain-list">{doctors.map(row)}</ul>
        </details>
      )}
      <MemberDialog member={chosen} role={role} onClose={() => setChosen(null)} />
    </>
  );
}
