import { useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { DialogForm } from '#web/appointments/dialogs/dialog-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';

/** As in the contract. */
const longestReason = 500;

interface Asking {
  readonly appointmentId: string;
  readonly patientName: string;
}

interface RejectDialogProps<Visit> {
  readonly visit: Visit | null;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onReject: (visit: Visit, reason: string) => void;
}

export function RejectDialog<Visit extends Asking>({
  visit,
  busy,
  onClose,
  onReject,
}: RejectDialogProps<Visit>) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      open={visit !== null}
      onClose={onClose}
      title={visit ? m.requests_reject_title({ name: visit.patientName }) : ''}
      initialFocus={field}
    >
      {visit && (
        <Reason
          key={visit.appointmentId}
          field={field}
          busy={busy}
          onClose={onClose}
          onSend={(reason) => onReject(visit, reason)}
        />
      )}
    </Dialog>
  );
}

interface ReasonProps {
  readonly field: React.RefObject<HTMLTextAreaElement | null>;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onSend: (reason: string) => void;
}

function Reason({ field, busy, onClose, onSend }: ReasonProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = tried && reason.trim() === '';
  return (
    <DialogForm
      problem={null}
      onSubmit={() => {
        setTried(true);
        if (reason.trim() !== '') onSend(reason.trim());
      }}
      buttons={
        <>
          <Button look="quiet" onClick={onClose}>
            {m.requests_back()}
          </Button>
          <Button type="submit" look="danger" busy={busy}>
            {m.requests_reject_send()}
          </Button>
        </>
      }
    >
      <TextAreaField
        label={m.requests_reason_label()}
        hint={m.requests_reason_hint()}
        error={isMissing ? m.requests_reason_missing() : undefined}
        maxLength={longestReason}
        ref={field}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </DialogForm>
  );
}
