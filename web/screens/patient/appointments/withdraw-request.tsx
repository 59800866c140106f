import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import type { RowFocus } from '#web/appointments/changes/row-focus.ts';
import { useAppointmentChange } from '#web/appointments/changes/use-appointment-change.ts';
import { useSubjectDialog } from '#web/appointments/dialogs/use-subject-dialog.ts';
import { VisitSuffix } from '#web/appointments/own/visit-suffix.tsx';
import { WithdrawDialog } from '#web/appointments/own/withdraw-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';

interface WithdrawRequestProps {
  readonly appointment: PatientAppointment;
  readonly focus: RowFocus;
}

export function WithdrawRequest({ appointment, focus }: WithdrawRequestProps) {
  const call = useCall();
  const { busy, change } = useAppointmentChange();
  const { subject, problem, ask, close, settle } = useSubjectDialog<'withdraw'>();
  const { appointmentId, doctorName, date, slot } = appointment;

  const withdraw = async () => {
    const withdrawing = change(appointmentId, () =>
      call('PUT /appointments/withdraw-reschedule', { body: { appointmentId } }),
    );
    const outcome = await settle('withdraw', withdrawing);
    if (outcome.state !== 'done') return;
    toast.good(m.answer_reschedule_withdrawn());
    focus.keep(appointmentId);
  };

  return (
    <>
      <Button look="quiet" onClick={() => ask('withdraw')}>
        {m.due_withdraw()}
        <VisitSuffix {...appointment} />
      </Button>
      <WithdrawDialog
        text={() => m.due_withdraw_text({ doctor: doctorName, day: formatDay(date, clinicToday()), slot })}
        open={subject === 'withdraw'}
        onClose={close}
        busy={busy.has(appointmentId)}
        problem={problem}
        onWithdraw={() => void withdraw()}
      />
    </>
  );
}
