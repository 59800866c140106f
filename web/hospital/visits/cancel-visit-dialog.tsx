import { useRef } from 'react';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { useCancelVisit } from '../front-desk/front-desk-requests.ts';

interface CancellableVisit {
  readonly appointmentId: string;
  readonly patientName: string;
  readonly doctorName: string;
  readonly date: string;
  readonly slot: string;
}

interface CancelQuestionProps<Visit> {
  readonly visit: Visit | null;
  readonly onClose: () => void;
  /** The visit is cancelled, by this user or another. */
  readonly onCancelled: (visit: Visit) => void;
  /** The visit changed otherwise meanwhile, which was reported. */
  readonly onOvertaken?: () => void;
}

/** Asks once before the front desk cancels a visit for a patient on the phone. */
export function CancelVisitDialog<Visit extends CancellableVisit>(props: CancelQuestionProps<Visit>) {
  const { visit, onClose, onCancelled, onOvertaken } = props;
  const keep = useRef<HTMLButtonElement>(null);
  const { mutate, isPending } = useCancelVisit();
  const cancel = (given: Visit) =>
    mutate(given.appointmentId, {
      onSuccess: () => {
        onClose();
        onCancelled(given);
      },
      onError: (error) => {
        // Without an answer the visit is unchanged, and the question stays open.
        if (!(error instanceof ApiError)) return;
        onClose();
        onOvertaken?.();
      },
    });
  return (
    <Dialog
      open={visit !== null}
      onClose={onClose}
      title={m.hospital_days_cancel_title()}
      initialFocus={keep}
    >
      {visit && (
        <div className="stack-3">
          <p>
            {m.hospital_days_cancel_question({
              name: visit.patientName,
              doctor: visit.doctorName,
              day: formatDay(visit.date, clinicToday()),
              time: visit.slot,
            })}
          </p>
          <p className="muted">{m.hospital_days_cancel_told()}</p>
          <div className="row-2 to-end">
            <Button ref={keep} look="quiet" onClick={onClose}>
              {m.own_cancel_keep()}
            </Button>
            <Button look="danger" busy={isPending} onClick={() => cancel(visit)}>
              {m.own_cancel_send()}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
