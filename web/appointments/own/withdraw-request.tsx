import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { appointmentChange } from '#web/appointments/changes/appointment-change.ts';
import type { RowFocus } from '#web/appointments/changes/row-focus.ts';
import { QuestionDialog } from '#web/appointments/dialogs/question-dialog.tsx';
import { useSubjectDialog } from '#web/appointments/dialogs/use-subject-dialog.ts';
import { Button } from '#web/ui/button.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { VisitSuffix } from './visit-suffix.tsx';

interface WithdrawRequestProps {
  readonly appointment: PatientAppointment;
  readonly focus: RowFocus;
}

export function WithdrawRequest({ appointment, focus }: WithdrawRequestProps) {
  const call = useCall();
  const asking = useSubjectDialog<PatientAppointment>();
  const { appointmentId, doctorName, date, slot } = appointment;
  const withdraw = useCommand(
    (id: string) => call('PUT /appointments/withdraw-reschedule', { body: { appointmentId: id } }),
    {
      ...appointmentChange(),
      inPlace: asking,
      done: () => m.answer_reschedule_withdrawn(),
      onDone: () => focus.keep(appointmentId),
    },
  );

  return (
    <>
      <Button look="quiet" onClick={() => asking.ask(appointment)}>
        {m.due_withdraw()}
        <VisitSuffix {...appointment} />
      </Button>
      <QuestionDialog
        open={asking.subject !== null}
        title={m.due_withdraw_title()}
        text={m.due_withdraw_text({ doctor: doctorName, day: formatDay(date, clinicToday()), slot })}
        yes={m.due_withdraw_send()}
        no={m.due_withdraw_keep()}
        busy={withdraw.isPending}
        problem={asking.problem}
        onYes={() => void withdraw.run(appointmentId)}
        onNo={asking.close}
      />
    </>
  );
}
