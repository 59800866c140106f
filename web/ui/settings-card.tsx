import type { ComponentProps } from 'react';
import cardStyles from './card.module.css';
import styles from './settings-card.module.css';

interface SettingsCardProps extends Omit<ComponentProps<'section'>, 'aria-labelledby'> {
  readonly titleId: string;
}

export function SettingsCard({ titleId, className = '', ...section }: SettingsCardProps) {
  return (
    <section
      {...section}
      className={`${cardStyles.card} ${styles.settings} ${className}`}
      aria-labelledby={titleId}
    />
  );
}
