import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly action: string;
  readonly busy: boolean;
  readonly danger?: boolean;
  readonly onDo: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function ConfirmDialog({
  open,
  title,
  action,
  busy,
  danger = false,
  onDo,
  onClose,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <div className="stack-4">
        <p>{children}</p>
        <div className="row-2 bottom to-end">
          <Button look="quiet" onClick={onClose}>
            {m.factor_cancel()}
          </Button>
          <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={onDo}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
