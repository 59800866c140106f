import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { Heartbeat } from '#web/ui/drawings/heartbeat.tsx';
import { doctorsPath } from '#web/ui/paths.ts';
import styles from './booking-tile.module.css';

export function BookingTile() {
  return (
    <Link className={`row middle spread padded-4 ${styles.tile}`} to={doctorsPath({})}>
      <Heartbeat />
      <span>
        <strong>{m.common_book_appointment()}</strong> <span>{m.vitals_book_hint()}</span>
      </span>
    </Link>
  );
}
