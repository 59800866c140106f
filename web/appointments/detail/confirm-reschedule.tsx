import type { AppointmentDetail } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { DialogForm } from '../dialogs/dialog-form.tsx';

interface ConfirmRescheduleProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly detail: AppointmentDetail;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** Asks first, because a released time cannot be restored. */
export function ConfirmReschedule({ open, onClose, detail, busy, onConfirm }: ConfirmRescheduleProps) {
  const { date, time } = detail.appointmentDetails;
  const { name } = detail.patientDetails;
  return (
    <Dialog open={open} onClose={onClose} title={m.appointments_reschedule_title()}>
      <DialogForm
        onSubmit={onConfirm}
        buttons={
          <>
            <Button look="quiet" onClick={onClose}>
              {m.appointments_keep()}
            </Button>
            <Button type="submit" busy={busy}>
              {m.appointments_reschedule()}
            </Button>
          </>
        }
      >
        <p>{m.appointments_reschedule_text({ name, day: formatLongDay(date), time })}</p>
      </DialogForm>
    </Dialog>
  );
}
