import { useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { DialogForm } from '#web/appointments/dialogs/dialog-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';

/** As in the contract. */
const maxReasonLength = 500;

interface RejectDialogProps<Visit> {
  readonly visit: Visit | null;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onReject: (visit: Visit, reason: string) => void;
}

export function RejectDialog<Visit extends { readonly appointmentId: string; readonly patientName: string }>({
  visit,
  busy,
  onClose,
  onReject,
}: RejectDialogProps<Visit>) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState({ about: '', reason: '', tried: false });
  const about = visit?.appointmentId ?? '';
  if (typed.about !== about) setTyped({ about, reason: '', tried: false });
  const reason = typed.reason.trim();
  return (
    <Dialog
      open={visit !== null}
      onClose={onClose}
      title={visit ? m.requests_reject_title({ name: visit.patientName }) : ''}
      initialFocus={field}
    >
      <DialogForm
        onSubmit={() => {
          setTyped({ ...typed, tried: true });
          if (visit && reason !== '') onReject(visit, reason);
        }}
        buttons={
          <>
            <Button look="quiet" onClick={onClose}>
              {m.common_back()}
            </Button>
            <Button type="submit" look="danger" busy={busy}>
              {m.requests_reject_send()}
            </Button>
          </>
        }
      >
        <TextAreaField
          label={m.own_reschedule_label()}
          hint={m.requests_reason_hint()}
          error={typed.tried && reason === '' ? m.requests_reason_missing() : undefined}
          maxLength={maxReasonLength}
          ref={field}
          value={typed.reason}
          onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
        />
      </DialogForm>
    </Dialog>
  );
}
