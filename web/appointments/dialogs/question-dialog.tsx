import { type ReactNode, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from './dialog-form.tsx';

interface QuestionDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: ReactNode;
  /** What else happens. */
  readonly note?: string;
  readonly yes: string;
  readonly no: string;
  /** Confirming cannot be undone. */
  readonly danger?: boolean;
  readonly busy?: boolean;
  /** Why the answer had no effect. */
  readonly problem?: string | null;
  /** Enter confirms; by default it keeps everything as it is. */
  readonly focusYes?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks once before something that is hard to undo. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { open, title, text, note, yes, no, danger = false, busy = false, focusYes = false } = props;
  const { problem = null, onYes, onNo } = props;
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={open} onClose={onNo} title={title} initialFocus={first}>
      <DialogForm
        onSubmit={onYes}
        problem={problem}
        buttons={
          <>
            <Button ref={focusYes ? undefined : first} look="quiet" onClick={onNo}>
              {no}
            </Button>
            <Button
              ref={focusYes ? first : undefined}
              type="submit"
              look={danger ? 'danger' : 'primary'}
              busy={busy}
            >
              {yes}
            </Button>
          </>
        }
      >
        <p>{text}</p>
        {note && <p>{note}</p>}
      </DialogForm>
    </Dialog>
  );
}
