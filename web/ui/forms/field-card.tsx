import { type ReactNode, useId } from 'react';
import cardStyles from '../card.module.css';
import styles from './field-card.module.css';

interface FieldCardProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** Where a link leads to it. */
  readonly id?: string;
  /** Fields with labels of one line and of two side by side: their boxes stand on one line. */
  readonly aligned?: boolean;
  readonly children: ReactNode;
}

/** A card with a group of fields. */
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
