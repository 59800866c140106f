import { m } from '#messages/messages.js';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import styles from './confirm-discard.module.css';

interface ConfirmDiscardProps {
  readonly open: boolean;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
  readonly words?: {
    readonly title: string;
    readonly text: string;
    readonly discard: string;
    readonly keep: string;
  };
}

const usualWords = () => ({
  title: m.session_discard_title(),
  text: m.session_discard_text(),
  discard: m.session_discard(),
  keep: m.session_keep(),
});

/** Asks before input is discarded. */
export function ConfirmDiscard({ open, onKeep, onDiscard, words = usualWords() }: ConfirmDiscardProps) {
  const { title, text, discard, keep } = words;
  return (
    <Dialog open={open} onClose={onKeep} title={title}>
      <p>{text}</p>
      <div className={styles.buttons}>
        <Button look="danger" onClick={onDiscard}>
          {discard}
        </Button>
        <Button onClick={onKeep}>{keep}</Button>
      </div>
    </Dialog>
  );
}
