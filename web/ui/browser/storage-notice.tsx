import { m } from '#messages/messages.js';
import { Icon } from '../icon.tsx';
import { useStorageRefused } from './storage.ts';
import styles from './storage-notice.module.css';

/** Warns if this browser stores nothing, and explains the effects. */
export function StorageNotice() {
  const isRefused = useStorageRefused();
  return (
    isRefused && (
      <p className={`line-2 middle no-margin accent-tint ${styles.notice}`} role="status">
        <Icon name="warning" size={18} />
        <span>{m.shell_storage_refused()}</span>
      </p>
    )
  );
}
