import { useRef } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './calendar-card.module.css';

/** The present address is replaced by another one, or turned off. */
export type AddressEnd = 'replace' | 'off';

interface EndAddressDialogProps {
  /** Null if the dialog is closed. */
  readonly asked: AddressEnd | null;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onAgree: (end: AddressEnd) => void;
}

export function EndAddressDialog({ asked, busy, onClose, onAgree }: EndAddressDialogProps) {
  const keep = useRef<HTMLButtonElement>(null);
  const off = asked === 'off';
  return (
    <Dialog
      open={asked !== null}
      onClose={onClose}
      title={off ? m.calendar_off_title() : m.calendar_replace_title()}
      initialFocus={keep}
    >
      <p>{m.calendar_ends()}</p>
      <div className={`to-end above-4 ${styles.answers}`}>
        <Button ref={keep} look="quiet" onClick={onClose}>
          {m.calendar_keep()}
        </Button>
        <Button look={off ? 'danger' : 'primary'} busy={busy} onClick={() => asked && onAgree(asked)}>
          {off ? m.calendar_off_send() : m.calendar_replace_send()}
        </Button>
      </div>
    </Dialog>
  );
}
