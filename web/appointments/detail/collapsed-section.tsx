import type { ReactNode } from 'react';
import styles from './collapsed-section.module.css';

interface CollapsedSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function CollapsedSection({ title, children }: CollapsedSectionProps) {
  return (
    <section className="card raised">
      <details className={styles.folded}>
        <summary>
          <h2>{title}</h2>
        </summary>
        <div className={`stack-3 ${styles.unfolded}`}>{children}</div>
      </details>
    </section>
  );
}
