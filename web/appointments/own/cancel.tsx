import { useRef } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm } from '../dialog-form.tsx';

interface CancelDialogProps {
  /** What is given up, by name; only asked for while it is open. */
  readonly text: () => string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly busy: boolean;
  /** Why it could not be cancelled. */
  readonly problem: string | null;
  readonly onCancel: () => void;
}

/** Asks once before an appointment is cancelled, and names it (F-10, N-04). */
export function CancelDialog({ text, open, onClose, busy, problem, onCancel }: CancelDialogProps) {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={open} onClose={onClose} title={m.own_cancel_title()} initialFocus={keep}>
      <DialogForm
        onSubmit={onCancel}
        problem={problem}
        buttons={
          <>
            <Button ref={keep} look="quiet" onClick={onClose}>
              {m.own_cancel_keep()}
            </Button>
            <Button type="submit" look="danger" busy={busy}>
              {m.own_cancel_send()}
            </Button>
          </>
        }
      >
        <p>{open && text()}</p>
      </DialogForm>
    </Dialog>
  );
}
