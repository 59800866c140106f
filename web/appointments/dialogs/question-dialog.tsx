import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from './dialog-form.tsx';

interface QuestionDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  /** Confirming cannot be undone. */
  readonly danger?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks once before something that is hard to undo. */
export function QuestionDialog({ open, title, text, yes, no, danger, onYes, onNo }: QuestionDialogProps) {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={open} onClose={onNo} title={title} initialFocus={keep}>
      <DialogForm
        onSubmit={onYes}
        problem={null}
        buttons={
          <>
            <Button ref={keep} look="quiet" onClick={onNo}>
              {no}
            </Button>
            <Button type="submit" look={danger ? 'danger' : 'primary'}>
              {yes}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </DialogForm>
    </Dialog>
  );
}
