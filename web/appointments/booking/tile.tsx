import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { doctorsPath } from '#web/ui/paths.ts';
import { Heartbeat } from '../../ui/drawings/heartbeat.tsx';
import styles from './tile.module.css';

export function BookingTile() {
  return (
    <Link className={styles.tile} to={doctorsPath({})}>
      <Heartbeat />
      <span>
        <strong>{m.vitals_book()}</strong> <span>{m.vitals_book_hint()}</span>
      </span>
    </Link>
  );
}
