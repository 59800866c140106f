import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface VoidDialogProps<Subject> {
  readonly voiding: Subject | null;
  readonly text: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onVoid: (voiding: Subject) => void;
}

export function VoidDialog<Subject extends { readonly receipt: string }>({
  voiding,
  text,
  busy,
  onClose,
  onVoid,
}: VoidDialogProps<Subject>) {
  const title = voiding ? m.payments_void_title({ receipt: voiding.receipt }) : '';
  return (
    <Dialog open={voiding !== null} onClose={onClose} title={title}>
      {voiding && (
        <div className="stack-3 column">
          <p>{text}</p>
          <div className="row-2 to-end">
            <Button look="quiet" onClick={onClose}>
              {m.payments_void_keep()}
            </Button>
            <Button look="danger" busy={busy} onClick={() => onVoid(voiding)}>
              {m.payments_void()}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
