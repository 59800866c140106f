import { type ReactNode, useId } from 'react';
import cardStyles from '../card.module.css';
import styles from './field-card.module.css';

interface FieldCardProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** Where a link leads to it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A card with a group of fields. */
export function FieldCard({ title, note, id: anchor, children }: FieldCardProps) {
  const id = useId();
  return (
    <section id={anchor} className={`${cardStyles.card} ${styles.section}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
