import type { ComponentProps } from 'react';
import styles from './settings-card.module.css';

interface SettingsCardProps extends Omit<ComponentProps<'section'>, 'aria-labelledby'> {
  readonly titleId: string;
}

export function SettingsCard({ titleId, className = '', ...section }: SettingsCardProps) {
  return (
    <section
      {...section}
      className={`card stack-3 shrinks padded-4 ${styles.settings} ${className}`}
      aria-labelledby={titleId}
    />
  );
}
