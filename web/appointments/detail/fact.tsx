import type { ReactNode } from 'react';
import styles from './fact.module.css';

/** Named facts, as many beside each other as there is room for. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
  /** As wide as the list. */
  readonly wide?: boolean;
}

export function Fact({ name, children, wide = false }: FactProps) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
