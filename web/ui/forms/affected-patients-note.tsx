import { m } from '#messages/messages.js';
import styles from './field-card.module.css';

/** Shows how many patients will be notified, before another location is saved. */
export function AffectedPatientsNote({ count }: { readonly count: number }) {
  return count > 0 ? <p className={styles.note}>{m.practices_visits_told({ count })}</p> : null;
}
