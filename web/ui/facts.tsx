import { Children, type ReactNode } from 'react';
import styles from './facts.module.css';

/** Short facts in a row, a dot between two of them; where the row breaks, no dot is left at an end. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.facts}>
      {Children.toArray(children).map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row of words without an identity
        <span key={index}>{fact} </span>
      ))}
    </span>
  );
}
