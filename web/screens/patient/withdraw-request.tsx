import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { useCall } from '../../api/context.tsx';
import { useAppointmentChange } from '../../appointments/change.ts';
import type { RowFocus } from '../../appointments/focus.ts';
import { VisitSuffix } from '../../appointments/own/of-visit.tsx';
import { WithdrawDialog } from '../../appointments/own/withdraw.tsx';
import { useSubjectDialog } from '../../appointments/use-asking.ts';
import { Button } from '../../ui/button.tsx';
import { clinicToday } from '../../ui/clinic-time.ts';
import { formatDay } from '../../ui/day-words.ts';
import { toast } from '../../ui/toasts/toasts.tsx';

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
