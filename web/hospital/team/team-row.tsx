import type { ComponentProps, ReactNode } from 'react';
import { UserText } from '#web/ui/format/user-text.tsx';
import styles from './team.module.css';

interface TeamRowProps extends ComponentProps<'li'> {
  readonly name: string;
  readonly facts: readonly (string | false | null)[];
  /** The button. */
  readonly children: ReactNode;
}

/** A member, an invitation or a front desk computer, with what is known about it. */
export function TeamRow({ name, facts, children, ...item }: TeamRowProps) {
  return (
    <li {...item} className={`row middle spread break-anywhere ${styles.row}`}>
      <div className={styles.words}>
        <span className="strong">
          <UserText>{name}</UserText>
        </span>
        <span className={`row muted small ${styles.facts}`}>
          {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
        </span>
      </div>
      {children}
    </li>
  );
}
