import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import { useCall } from '#web/api/context.tsx';
import type { RowFocus } from '#web/appointments/changes/row-focus.ts';
import { useAppointmentChange } from '#web/appointments/changes/use-appointment-change.ts';
import { DisableableIconButton } from '#web/appointments/dialogs/disableable-button.tsx';
import { useSubjectDialog } from '#web/appointments/dialogs/use-subject-dialog.ts';
import { CancelDialog } from '#web/appointments/own/cancel-dialog.tsx';
import { formatVisit } from '#web/appointments/own/visit-labels.ts';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';

interface CancelVisitProps {
  readonly appointment: PatientAppointment;
  readonly focus: RowFocus;
}

export function CancelVisit({ appointment, focus }: CancelVisitProps) {
  const call = useCall();
  const { busy, change } = useAppointmentChange();
  const { subject, problem, ask, close, settle } = useSubjectDialog<'cancel'>();
  const { appointmentId, tooLate } = appointment;

  const cancel = async () => {
    const cancelling = change(appointmentId, () =>
      call('POST /patients/cancel-appointment', { body: { appointmentId } }),
    );
    const outcome = await settle('cancel', cancelling, 'stays');
    if (outcome.state !== 'done') return;
    toast.good(m.answer_appointment_cancelled());
    focus.keep(appointmentId);
  };

  return (
    <>
      <DisableableIconButton
        label={m.own_cancel()}
        icon="close"
        danger
        worded
        of={formatVisit(appointment)}
        closed={tooLate}
        onClick={() => ask('cancel')}
      />
      <CancelDialog
        text={() => cancelText(appointment)}
        open={subject === 'cancel'}
        onClose={close}
        busy={busy.has(appointmentId)}
        problem={problem}
        onCancel={() => void cancel()}
      />
    </>
  );
}

const cancelText = ({ reason, doctorName, date, slot }: PatientAppointment) =>
  m.own_cancel_text({
    reason: translateReason(reason),
    doctor: doctorName,
    day: formatDay(date, clinicToday()),
    slot,
  });
