import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { appointmentChange } from '#web/appointments/changes/appointment-change.ts';
import type { RowFocus } from '#web/appointments/changes/row-focus.ts';
import { QuestionDialog } from '#web/appointments/dialogs/question-dialog.tsx';
import type { SubjectDialog } from '#web/appointments/dialogs/use-subject-dialog.ts';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';

interface WithdrawRequestProps {
  readonly asking: SubjectDialog<PatientAppointment>;
  readonly focus: RowFocus;
}

export function WithdrawRequest({ asking, focus }: WithdrawRequestProps) {
  const call = useCall();
  const { subject } = asking;
  const withdraw = useCommand(
    (id: string) => call('PUT /appointments/withdraw-reschedule', { body: { appointmentId: id } }),
    {
      ...appointmentChange(),
      inPlace: asking,
      done: () => m.answer_reschedule_withdrawn(),
      onDone: ({ appointmentId }) => focus.keep(appointmentId),
    },
  );

  return (
    <QuestionDialog
      open={subject !== null}
      title={m.due_withdraw_title()}
      text={subject && withdrawText(subject)}
      yes={m.due_withdraw_send()}
      no={m.due_withdraw_keep()}
      busy={withdraw.isPending}
      problem={asking.problem}
      onYes={() => subject && void withdraw.run(subject.appointmentId)}
      onNo={asking.close}
    />
  );
}

const withdrawText = ({ doctorName, date, slot }: PatientAppointment) =>
  m.due_withdraw_text({ doctor: doctorName, day: formatDay(date, clinicToday()), slot });
