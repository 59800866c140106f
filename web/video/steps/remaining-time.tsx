import { m } from '#messages/messages.js';
import { formatDuration } from '../room/format-duration.ts';
import styles from './remaining-time.module.css';

interface RemainingTimeProps {
  readonly label: string;
  /** Milliseconds. */
  readonly left: number;
}

/** A countdown by the second, for less than a day. */
export function RemainingTime({ label, left }: RemainingTimeProps) {
  if (left > 24 * 60 * 60_000) return null;
  return (
    <p className={`grid muted ${styles.remaining}`}>
      <span>{label}</span>
      <strong role="timer">{left > 0 ? formatDuration(left + 999) : m.consultations_any_moment()}</strong>
    </p>
  );
}
