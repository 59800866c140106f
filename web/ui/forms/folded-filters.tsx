import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { Icon } from '../icon.tsx';
import { useMedia } from '../use-media.ts';
import styles from './folded-filters.module.css';

interface FoldedFiltersProps {
  /** How many are set. */
  readonly count: number;
  readonly children: ReactNode;
}

/** Filters as they are; on a phone folded, for what is shown is what one came for. */
export function FoldedFilters({ count, children }: FoldedFiltersProps) {
  const isPhone = useMedia('(max-width: 40em)');
  if (!isPhone) return children;
  return (
    <details className={styles.folded}>
      <summary>
        <Icon name="sliders" size={18} />
        {count === 0 ? m.appointments_filters() : m.appointments_filters_count({ count })}
      </summary>
      <div className={styles.choices}>{children}</div>
    </details>
  );
}
