import { m } from '#messages/messages.js';
import { lengthWords } from './clock-words.ts';
import styles from './remaining-time.module.css';

interface RemainingTimeProps {
  /** What happens then. */
  readonly label: string;
  /** Milliseconds until it does. */
  readonly left: number;
}

/** How long somebody waits, by the second; more than a day is named by its date elsewhere. */
export function RemainingTime({ label, left }: RemainingTimeProps) {
  if (left > 24 * 60 * 60_000) return null;
  return (
    <p className={styles.remaining}>
      <span>{label}</span>
      <strong role="timer">{left > 0 ? lengthWords(left + 999) : m.consultations_any_moment()}</strong>
    </p>
  );
}
