import { type ReactNode, useId, useState } from 'react';
import styles from './gallery.module.css';

/** One name in three scripts. */
export const names = ['Dr. Ananya Rao', 'डॉ. अनन्या राव', 'டாக்டர் அனன்யா ராவ்'];
export const nothing = () => {};

interface HeldProps<Value> {
  readonly initial: Value;
  readonly children: (value: Value, change: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a piece, so that it can be used. */
export function Held<Value>({ initial, children }: HeldProps<Value>) {
  const [value, change] = useState(initial);
  return children(value, change);
}

export function Piece({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={`stack-2 column shrinks ${styles.piece}`} aria-labelledby={id}>
      <h2 id={id} lang="en" className="small muted">
        {name}
      </h2>
      {children}
    </section>
  );
}
