import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { appointmentChange } from '#web/appointments/changes/appointment-change.ts';
import type { RowFocus } from '#web/appointments/changes/row-focus.ts';
import { QuestionDialog } from '#web/appointments/dialogs/question-dialog.tsx';
import type { SubjectDialog } from '#web/appointments/dialogs/use-subject-dialog.ts';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import type { MenuItem } from '#web/ui/menu.tsx';

interface CancelVisitProps {
  readonly asking: SubjectDialog<PatientAppointment>;
  readonly focus: RowFocus;
}

export function CancelVisit({ asking, focus }: CancelVisitProps) {
  const call = useCall();
  const { subject } = asking;
  const cancel = useCommand(
    (id: string) => call('POST /patients/cancel-appointment', { body: { appointmentId: id } }),
    {
      ...appointmentChange(),
      inPlace: asking,
      done: () => m.answer_appointment_cancelled(),
      onDone: ({ appointmentId }) => focus.keep(appointmentId),
    },
  );

  return (
    <QuestionDialog
      open={subject !== null}
      title={m.own_cancel_title()}
      text={subject && cancelText(subject)}
      yes={m.own_cancel_send()}
      no={m.own_cancel_keep()}
      danger
      busy={cancel.isPending}
      problem={asking.problem}
      onYes={() => subject && void cancel.run(subject.appointmentId)}
      onNo={asking.close}
    />
  );
}

const cancelText = ({ reason, doctorName, date, slot }: PatientAppointment) =>
  m.own_cancel_text({
    reason: translateReason(reason),
    doctor: doctorName,
    day: formatDay(date, clinicToday()),
    slot,
  });

/** The menu's entry that asks. */
export const toCancelItem = (
  visit: PatientAppointment,
  asking: SubjectDialog<PatientAppointment>,
): MenuItem => ({
  key: 'cancel',
  name: m.own_cancel(),
  danger: true,
  closed: visit.tooLate,
  onChoose: () => asking.ask(visit),
});
