import { useState } from 'react';
import type { TeamMember } from '#contract/hospital/hospital-team.ts';
import { manageableRoles, type StaffRole } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { MemberDialog } from './member-dialog.tsx';
import styles from './team.module.css';
import { formatDay, roleLabel } from './team-labels.ts';

interface MemberListProps {
  readonly members: readonly TeamMember[];
  readonly role: StaffRole;
  readonly onDone: () => void;
}

export function MemberList({ members, role, onDone }: MemberListProps) {
  const [chosen, setChosen] = useState<TeamMember | null>(null);
  const may = (member: TeamMember) => member.isSelf || manageableRoles[role].includes(member.role);
  const doctors = members.filter((member) => member.role === 'doctor');
  const row = (member: TeamMember) => (
    <li
      key={member.membershipId}
      className={`row middle spread break-anywhere ${styles.row}`}
      data-member={member.membershipId}
    >
      <div className={styles.words}>
        <span className="strong">
          <UserText>{member.name || m.session_nameless()}</UserText>
        </span>
        <span className={`row muted small ${styles.facts}`}>
          <span>{roleLabel(member.role)}</span>
          {member.isSelf && <span>{m.team_you()}</span>}
          <span>{m.team_since({ day: formatDay(member.since) })}</span>
          {member.phone && <span>{`+91 ${member.phone}`}</span>}
          {member.hasPin && <span>{m.team_has_pin()}</span>}
          {member.hasSecondFactor !== null && (
            <span>{member.hasSecondFactor ? m.team_has_second_factor() : m.team_no_second_factor()}</span>
          )}
        </span>
      </div>
      {may(member) && (
        <Button
          look="quiet"
          aria-label={m.team_change_of({ name: member.name })}
          onClick={() => setChosen(member)}
        >
          {m.team_change()}
        </Button>
      )}
    </li>
  );
  return (
    <>
      <ul className="plain-list">{members.filter((member) => member.role !== 'doctor').map(row)}</ul>
      {doctors.length > 0 && (
        <details className={styles.doctors}>
          <summary>{m.team_doctors({ count: doctors.length })}</summary>
          <ul className="plain-list">{doctors.map(row)}</ul>
        </details>
      )}
      <MemberDialog member={chosen} role={role} onClose={() => setChosen(null)} onDone={onDone} />
    </>
  );
}
