import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { Facts } from '#web/ui/facts.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import styles from './team.module.css';

interface TeamEntry {
  readonly id: string;
  readonly name: string;
  /** Below the name. */
  readonly note?: readonly (string | false | null)[];
  /** Only people have one. */
  readonly role?: string;
  readonly state: readonly (string | false | null)[];
  readonly action: ReactNode;
}

/** Members, invitations or shared computers: one line each, with its one button. */
export function TeamTable({ entries }: { readonly entries: readonly TeamEntry[] }) {
  const hasRoles = entries.some(({ role }) => role !== undefined);
  return (
    <table className={styles.table}>
      <thead>
        <tr className="small muted">
          <th scope="col">{m.team_invite_name()}</th>
          {hasRoles && <th scope="col">{m.team_role()}</th>}
          <th scope="col">{m.hospital_days_state()}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, name, note, role, state, action }) => (
          <tr key={id} data-member={id}>
            <th scope="row">
              <span className="strong">
                <UserText>{name}</UserText>
              </span>
              {note && (
                <span className="block muted small">
                  <Facts>{note.filter(Boolean)}</Facts>
                </span>
              )}
            </th>
            {hasRoles && <td>{role}</td>}
            <td className="muted small">
              <Facts>{state.filter(Boolean)}</Facts>
            </td>
            <td className={styles.action}>{action}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
