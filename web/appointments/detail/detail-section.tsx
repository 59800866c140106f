import type { ReactNode } from 'react';
import styles from './detail-section.module.css';

interface DetailSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function DetailSection({ title, children }: DetailSectionProps) {
  return (
    <section className={`card raised stack-3 shrinks padded ${styles.section}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Shows its title only, until it is opened. */
export function CollapsedSection({ title, children }: DetailSectionProps) {
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
