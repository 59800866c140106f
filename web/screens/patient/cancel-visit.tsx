import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import { useCall } from '../../api/context.tsx';
import { useAppointmentChange } from '../../appointments/change.ts';
import { DisableableIconButton } from '../../appointments/closable.tsx';
import type { RowFocus } from '../../appointments/focus.ts';
import { CancelDialog } from '../../appointments/own/cancel.tsx';
import { formatVisit } from '../../appointments/own/visit-words.ts';
import { useSubjectDialog } from '../../appointments/use-asking.ts';
import { clinicToday } from '../../ui/clinic-time.ts';
import { formatDay } from '../../ui/day-words.ts';
import { toast } from '../../ui/toasts/toasts.tsx';

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
