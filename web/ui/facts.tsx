import { Children, type ReactNode } from 'react';
import styles from './facts.module.css';

/** Short facts in a row, separated by dots; a line break leaves no dot at either end. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return (
    <span className={`row ${styles.facts}`}>
      {Children.toArray(children).map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row of words without an identity
        <span key={index}>{fact} </span>
      ))}
    </span>
  );
}
