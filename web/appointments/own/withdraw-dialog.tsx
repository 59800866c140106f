import { useRef } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from '../dialogs/dialog-form.tsx';

interface WithdrawDialogProps {
  /** Describes the unchanged visit; called only while the dialog is open. */
  readonly text: () => string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onWithdraw: () => void;
}

export function WithdrawDialog({ text, open, onClose, busy, problem, onWithdraw }: WithdrawDialogProps) {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={open} onClose={onClose} title={m.due_withdraw_title()} initialFocus={keep}>
      <DialogForm
        onSubmit={onWithdraw}
        problem={problem}
        buttons={
          <>
            <Button ref={keep} look="quiet" onClick={onClose}>
              {m.due_withdraw_keep()}
            </Button>
            <Button type="submit" busy={busy}>
              {m.due_withdraw_send()}
            </Button>
          </>
        }
      >
        <p>{open && text()}</p>
      </DialogForm>
    </Dialog>
  );
}
