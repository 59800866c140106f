import { type ReactNode, useId } from 'react';
import styles from './field-card.module.css';

interface FieldCardProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly id?: string;
  /** Aligns the inputs of fields whose labels have one line and two. */
  readonly aligned?: boolean;
  readonly children: ReactNode;
}

export function FieldCard({ title, note, id: anchor, aligned, children }: FieldCardProps) {
  const id = useId();
  return (
    <section id={anchor} className={`card shrinks padded-4 ${styles.section}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className="above-1 muted">{note}</p>}
      <div
        className={
          aligned ? `stack-3 above-3 ${styles.fields} ${styles.aligned}` : `stack-3 above-3 ${styles.fields}`
        }
      >
        {children}
      </div>
    </section>
  );
}
