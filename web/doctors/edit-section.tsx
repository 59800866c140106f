import { type ReactNode, useId } from 'react';
import styles from './edit-section.module.css';

interface EditSectionProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** Fields that belong together, on a card of their own. */
export function EditSection({ title, note, children }: EditSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
