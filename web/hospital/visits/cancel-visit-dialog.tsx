import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { everything, useCommand } from '#web/api/use-command.ts';
import { QuestionDialog } from '#web/appointments/dialogs/question-dialog.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';

interface CancellableVisit {
  readonly appointmentId: string;
  readonly patientName: string;
  readonly doctorName: string;
  readonly date: string;
  readonly slot: string;
}

interface CancelVisitDialogProps<Visit> {
  readonly visit: Visit | null;
  readonly onClose: () => void;
  /** The visit is cancelled, by this user or another. */
  readonly onCancelled: (visit: Visit) => void;
  /** The visit changed otherwise meanwhile, which was reported. */
  readonly onOvertaken?: () => void;
}

/** Asks once before the front desk cancels a visit for a patient on the phone. */
export function CancelVisitDialog<Visit extends CancellableVisit>(props: CancelVisitDialogProps<Visit>) {
  const { visit, onClose, onCancelled, onOvertaken } = props;
  const call = useCall();
  const cancel = useCommand(
    ({ appointmentId }: Visit) =>
      call('PUT /hospital/visits/:appointmentId/cancel', { params: { appointmentId } }),
    {
      onDone: (_, cancelled) => {
        onClose();
        onCancelled(cancelled);
      },
      onFailed: (error) => {
        // Without an answer the visit is unchanged, and the question stays open.
        if (!(error instanceof ApiError)) return;
        onClose();
        onOvertaken?.();
      },
      refresh: everything,
    },
  );
  return (
    <QuestionDialog
      open={visit !== null}
      title={m.hospital_days_cancel_title()}
      text={
        visit &&
        m.hospital_days_cancel_question({
          name: visit.patientName,
          doctor: visit.doctorName,
          day: formatDay(visit.date, clinicToday()),
          time: visit.slot,
        })
      }
      note={m.hospital_days_cancel_told()}
      yes={m.own_cancel_send()}
      no={m.own_cancel_keep()}
      danger
      busy={cancel.isPending}
      onYes={() => visit && void cancel.run(visit)}
      onNo={onClose}
    />
  );
}
