import { m } from '#messages/messages.js';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './room-step.module.css';

export function RoomLoading() {
  return (
    <div className={`grid relative padded ${styles.step}`}>
      <div className={`card raised ${styles.card}`} role="status">
        <p className={styles.text}>{m.consultations_loading()}</p>
        <Skeleton height={28} width="60%" />
        <Skeleton height={200} />
        <Skeleton height={44} width="40%" />
      </div>
    </div>
  );
}
