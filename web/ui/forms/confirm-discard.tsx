import { m } from '#messages/messages.js';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import styles from './confirm-discard.module.css';

interface ConfirmDiscardProps {
  readonly open: boolean;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks before input is discarded (C-02). */
export function ConfirmDiscard({ open, onKeep, onDiscard }: ConfirmDiscardProps) {
  return (
    <Dialog open={open} onClose={onKeep} title={m.session_discard_title()}>
      <p>{m.session_discard_text()}</p>
      <div className={styles.buttons}>
        <Button look="danger" onClick={onDiscard}>
          {m.session_discard()}
        </Button>
        <Button onClick={onKeep}>{m.session_keep()}</Button>
      </div>
    </Dialog>
  );
}
