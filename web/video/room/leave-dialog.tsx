import { useRef } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './leave-dialog.module.css';

interface LeaveQuestionProps {
  readonly open: boolean;
  /** Explains the effect of leaving at this moment. */
  readonly text: string;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

export function LeaveDialog({ open, text, onStay, onLeave }: LeaveQuestionProps) {
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={open} onClose={onStay} title={m.consultations_leave_title()} initialFocus={stay}>
      <p>{text}</p>
      <div className={styles.buttons}>
        <Button look="danger" onClick={onLeave}>
          {m.consultations_leave()}
        </Button>
        <Button ref={stay} onClick={onStay}>
          {m.consultations_stay()}
        </Button>
      </div>
    </Dialog>
  );
}
