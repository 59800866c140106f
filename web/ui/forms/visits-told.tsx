import { m } from '#messages/messages.js';
import styles from './field-card.module.css';

/** Before another place is saved: how many patients are told of it (N-01). */
export function AffectedPatientsNote({ count }: { readonly count: number }) {
  return count > 0 ? <p className={styles.note}>{m.practices_visits_told({ count })}</p> : null;
}
