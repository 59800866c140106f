import { useRef } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from '../dialogs/dialog-form.tsx';

interface CancelDialogProps {
  /** Describes the visit; called only while the dialog is open. */
  readonly text: () => string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onCancel: () => void;
}

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
