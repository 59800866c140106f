import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './warning.module.css';

interface WarningProps {
  readonly title: string;
  /** What to do, or what happens next. */
  readonly text: string;
  /** Buttons or links. */
  readonly children?: ReactNode;
}

/** Something that stands in the way of work, above the work. */
export function Warning({ title, text, children }: WarningProps) {
  return (
    <div className={styles.warning} role="status">
      <Icon name="warning" />
      <div className={styles.words}>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}
