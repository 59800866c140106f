import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** A list of labelled facts, in as many columns as fit. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className={`stack-3 ${styles.facts}`}>{children}</dl>;
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
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
