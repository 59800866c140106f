import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './warning.module.css';

interface WarningProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

export function Warning({ title, text, children }: WarningProps) {
  return (
    <div className={`row middle rounded ink ${styles.warning}`} role="status">
      <Icon name="warning" />
      <div className={`shrinks break-anywhere ${styles.words}`}>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}
