import type { ComponentProps } from 'react';
import cardStyles from './card.module.css';
import styles from './settings-card.module.css';

interface SettingsCardProps extends Omit<ComponentProps<'section'>, 'aria-labelledby'> {
  /** The id of its heading. */
  readonly titleId: string;
}

/** A card of the settings, which stand below each other. */
export function SettingsCard({ titleId, className = '', ...section }: SettingsCardProps) {
  return (
    <section
      {...section}
      className={`${cardStyles.card} ${styles.settings} ${className}`}
      aria-labelledby={titleId}
    />
  );
}
