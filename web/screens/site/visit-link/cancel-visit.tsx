import { useRef } from 'react';
import type { VisitLink } from '#contract/visit-links.ts';
import { m } from '#messages/messages.js';
import { DialogForm } from '../../../appointments/dialog-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { clinicToday } from '../../../ui/clinic-time.ts';
import { dayWords } from '../../../ui/day-words.ts';
import { Dialog } from '../../../ui/dialog.tsx';

interface CancelVisitProps {
  readonly visit: VisitLink;
  readonly open: boolean;
  readonly busy: boolean;
  /** Why it could not be cancelled. */
  readonly problem: string | null;
  readonly onClose: () => void;
  readonly onCancel: () => void;
}

/** Asks once before the visit is cancelled, and names it. */
export function CancelVisit({ visit, open, busy, problem, onClose, onCancel }: CancelVisitProps) {
  const keep = useRef<HTMLButtonElement>(null);
  const { patientName: name, doctorName: doctor, date, slot } = visit;
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
        <p>{m.links_cancel_text({ name, doctor, day: open ? dayWords(date, clinicToday()) : '', slot })}</p>
      </DialogForm>
    </Dialog>
  );
}
