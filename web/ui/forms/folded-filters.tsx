import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { useMedia } from '../browser/use-media.ts';
import { Icon } from '../icon.tsx';
import styles from './folded-filters.module.css';

interface FoldedFiltersProps {
  readonly count: number;
  readonly children: ReactNode;
}

/** Collapsed on phones, so that the results are visible. */
export function FoldedFilters({ count, children }: FoldedFiltersProps) {
  const isPhone = useMedia('(max-width: 40em)');
  if (!isPhone) return children;
  return (
    <details className={styles.folded}>
      <summary>
        <Icon name="funnel" size={18} />
        {count === 0 ? m.common_filters() : m.appointments_filters_count({ count })}
      </summary>
      <div className={`grid column above-2 ${styles.choices}`}>{children}</div>
    </details>
  );
}
