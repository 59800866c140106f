import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { appointmentChange } from '#web/appointments/changes/appointment-change.ts';
import type { RowFocus } from '#web/appointments/changes/row-focus.ts';
import { DisableableIconButton } from '#web/appointments/dialogs/disableable-button.tsx';
import { QuestionDialog } from '#web/appointments/dialogs/question-dialog.tsx';
import { useSubjectDialog } from '#web/appointments/dialogs/use-subject-dialog.ts';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { formatVisit } from './visit-labels.ts';

interface CancelVisitProps {
  readonly appointment: PatientAppointment;
  readonly focus: RowFocus;
}

export function CancelVisit({ appointment, focus }: CancelVisitProps) {
  const call = useCall();
  const asking = useSubjectDialog<PatientAppointment>('stays');
  const { appointmentId, tooLate } = appointment;
  const cancel = useCommand(
    (id: string) => call('POST /patients/cancel-appointment', { body: { appointmentId: id } }),
    {
      ...appointmentChange(),
      inPlace: asking,
      done: () => m.answer_appointment_cancelled(),
      onDone: () => focus.keep(appointmentId),
    },
  );

  return (
    <>
      <DisableableIconButton
        label={m.own_cancel()}
        icon="ban"
        danger
        worded
        of={formatVisit(appointment)}
        closed={tooLate}
        onClick={() => asking.ask(appointment)}
      />
      <QuestionDialog
        open={asking.subject !== null}
        title={m.own_cancel_title()}
        text={asking.subject && cancelText(asking.subject)}
        yes={m.own_cancel_send()}
        no={m.own_cancel_keep()}
        danger
        busy={cancel.isPending}
        problem={asking.problem}
        onYes={() => void cancel.run(appointmentId)}
        onNo={asking.close}
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
