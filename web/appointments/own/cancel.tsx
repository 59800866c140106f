import { useRef } from 'react';
import type { PatientAppointment } from '#contract/appointments.ts';
import { m } from '#messages/messages.js';
import { Button } from '../../ui/button.tsx';
import { clinicToday } from '../../ui/clinic-time.ts';
import { dayWords } from '../../ui/day-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm } from '../dialog-form.tsx';

interface CancelDialogProps {
  readonly appointment: PatientAppointment;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly busy: boolean;
  /** Why it could not be cancelled. */
  readonly problem: string | null;
  readonly onCancel: () => void;
}

/** Asks before an appointment is cancelled, and names it (F-10). */
export function CancelDialog({ appointment, open, onClose, busy, problem, onCancel }: CancelDialogProps) {
  const { reason, doctorName, date, slot } = appointment;
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
        <p>{m.own_cancel_text({ reason, doctor: doctorName, day: dayWords(date, clinicToday()), slot })}</p>
      </DialogForm>
    </Dialog>
  );
}
