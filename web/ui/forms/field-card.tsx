import { type ReactNode, useId } from 'react';
import cardStyles from '../card.module.css';
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
    <section id={anchor} className={`${cardStyles.card} ${styles.section}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className={styles.note}>{note}</p>}
      <div className={aligned ? `${styles.fields} ${styles.aligned}` : styles.fields}>{children}</div>
    </section>
  );
}
