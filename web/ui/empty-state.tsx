import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon, type IconName } from './icon.tsx';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
  /** Shown for an error, which is announced. */
  readonly failed?: boolean;
}

export function EmptyState({ icon, title, text, children, failed = false }: EmptyStateProps) {
  return (
    <div className={styles.state} role={failed ? 'alert' : 'status'}>
      <span className={`centred accent-tint accent ${styles.icon}`}>
        <Icon name={icon} size={28} />
      </span>
      <p className="large strong">{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={`row-2 above-2 ${styles.ways}`}>{children}</div>}
    </div>
  );
}
