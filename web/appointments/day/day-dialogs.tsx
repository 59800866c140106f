import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import type { RowFocus } from '../changes/row-focus.ts';
import type { UndoableChange } from '../changes/undoable-change.ts';
import { CompleteDialog } from '../dialogs/complete-dialog.tsx';
import { QuestionDialog } from '../dialogs/question-dialog.tsx';
import { ReasonDialog } from '../dialogs/reason-dialog.tsx';
import { useSubjectDialog } from '../dialogs/use-subject-dialog.ts';
import type { Payable } from '../payments/collect-dialog.tsx';
import { CollectPayment } from '../payments/collect-payment.tsx';

export const toMessageParams = ({ patientName: name, slotNumber: slot }: DoctorAppointment) => ({
  name,
  slot,
});

export const useDayDialogs = () => ({
  completing: useSubjectDialog<DoctorAppointment>(),
  early: useSubjectDialog<DoctorAppointment>(),
  callingOff: useSubjectDialog<DoctorAppointment>(),
  moving: useSubjectDialog<DoctorAppointment>(),
  collecting: useSubjectDialog<Payable>(),
});

interface DayDialogsProps {
  readonly dialogs: ReturnType<typeof useDayDialogs>;
  readonly focus: RowFocus;
  readonly onQueue: (about: DoctorAppointment, change: UndoableChange, sentence: string) => void;
  readonly onCompleted: (about: DoctorAppointment) => void;
}

/** Asks about an appointment of the doctor's day before it is closed. */
export function DayDialogs({ dialogs, focus, onQueue, onCompleted }: DayDialogsProps) {
  const { completing, early, callingOff, moving, collecting } = dialogs;
  return (
    <>
      <QuestionDialog
        open={early.subject !== null}
        title={m.day_early_title()}
        text={early.subject ? m.day_early_text(toMessageParams(early.subject)) : ''}
        yes={m.day_early_yes()}
        no={m.day_early_no()}
        onNo={early.close}
        onYes={() => {
          const { subject } = early;
          early.close();
          if (subject) completing.ask(subject);
        }}
      />
      <QuestionDialog
        open={moving.subject !== null}
        title={m.requests_reschedule()}
        text={moving.subject ? m.requests_reschedule_question(toMessageParams(moving.subject)) : ''}
        yes={m.requests_reschedule_send()}
        no={m.common_keep_it()}
        danger
        onNo={moving.close}
        onYes={() => {
          const { subject } = moving;
          moving.close();
          if (subject)
            onQueue(subject, { kind: 'reschedule' }, m.requests_closed_rescheduled(toMessageParams(subject)));
        }}
      />
      <CompleteDialog
        asking={completing}
        title={({ patientName }) => m.requests_prescription_title({ name: patientName })}
        focus={focus}
        onCompleted={onCompleted}
      />
      <ReasonDialog
        asking={callingOff}
        title={({ patientName }) => m.requests_call_off_title({ name: patientName })}
        sendLabel={m.requests_call_off_send()}
        onSend={(one, reason) => {
          onQueue(one, { kind: 'callOff', reason }, m.requests_closed_called_off(toMessageParams(one)));
          return true;
        }}
      />
      <CollectPayment asking={collecting} />
    </>
  );
}
