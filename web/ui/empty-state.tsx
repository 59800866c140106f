import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon, type IconName } from './icon.tsx';

interface EmptyStateProps {
  readonly icon: IconName;
  /** What there is none of. */
  readonly title: string;
  /** What to do about it. */
  readonly text?: string;
  /** Buttons or links that do it. */
  readonly children?: ReactNode;
  /** It is so because something failed: read out at once. */
  readonly failed?: boolean;
}

/** Nothing to show, why, and what to do next. */
export function EmptyState({ icon, title, text, children, failed = false }: EmptyStateProps) {
  return (
    <div className={styles.state} role={failed ? 'alert' : 'status'}>
      <span className={styles.icon}>
        <Icon name={icon} size={28} />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  );
}
