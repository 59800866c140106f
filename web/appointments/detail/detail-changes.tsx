import { useState } from 'react';
import type { AppointmentDetail } from '#contract/appointments/appointment-lists.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage, isOvertaken } from '#web/api/refusals.ts';
import { useCommand } from '#web/api/use-command.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { appointmentChange } from '../changes/appointment-change.ts';
import { sendChange } from '../changes/undoable-change.ts';
import { useCorrectVisit } from '../changes/use-doctor-change.ts';
import { CompleteDialog } from '../dialogs/complete-dialog.tsx';
import { QuestionDialog } from '../dialogs/question-dialog.tsx';
import { ReasonDialog } from '../dialogs/reason-dialog.tsx';
import { useSubjectDialog } from '../dialogs/use-subject-dialog.ts';
import { useDoctorJoinVerdict } from '../join-verdict.ts';
import { MeetEntrance } from '../meet-button.tsx';
import { AfterVisitActions } from './after-visit-actions.tsx';
import { DetailActions } from './detail-actions.tsx';
import { RecordPayment } from './record-payment.tsx';

type Details = AppointmentDetail['appointmentDetails'];

interface DetailChangesProps {
  readonly detail: AppointmentDetail;
  readonly onJoin: (appointmentId: string) => void;
}

/** What the doctor may do with the appointment now, each with its questions. */
export function DetailChanges({ detail, onJoin }: DetailChangesProps) {
  const { appointmentDetails: details, patientDetails } = detail;
  const { appointmentId } = details;
  const { name } = patientDetails;
  const call = useCall();
  const correct = useCorrectVisit();
  const completing = useSubjectDialog<Details>();
  const callingOff = useSubjectDialog<Details>();
  const [rescheduling, setRescheduling] = useState(false);
  const joinable = { ...details, consultStatus: details.type };
  const hasRoom = roomStatuses.includes(details.status);
  const roomOpen = useDoctorJoinVerdict(joinable) === 'open' && hasRoom;

  const callOff = useCommand(
    ({ reason }: { readonly appointmentId: string; readonly reason: string }) =>
      sendChange(call, appointmentId, { kind: 'callOff', reason }),
    { ...appointmentChange(), inPlace: callingOff },
  );
  const reschedule = useCommand((_: string) => sendChange(call, appointmentId, { kind: 'reschedule' }), {
    ...appointmentChange(),
    explain: (error) =>
      (isOvertaken(error) && getRefusalMessage(error)) || m.appointments_reschedule_failed(),
    onDone: () => setRescheduling(false),
    onFailed: (error) => setRescheduling(!isOvertaken(error)),
  });
  const busy = [callOff, reschedule].some(({ isPending }) => isPending);

  return (
    <>
      <DetailActions
        details={details}
        roomOpen={roomOpen}
        busy={busy}
        onDone={() => completing.ask(details)}
        onReschedule={() => setRescheduling(true)}
        onCancel={() => callingOff.ask(details)}
        afterwards={
          <AfterVisitActions
            details={details}
            busy={correct.isPending}
            onReopen={() => void correct.run({ appointmentId, to: 'reopen' })}
            onDidNotCome={() => void correct.run({ appointmentId, to: 'did-not-come' })}
          />
        }
      >
        {hasRoom && <MeetEntrance appointment={joinable} onJoin={onJoin} />}
        <RecordPayment detail={detail} disabled={busy} />
      </DetailActions>
      <CompleteDialog
        asking={completing}
        patientId={patientDetails.patientId}
        title={() => m.appointments_prescription_for({ name })}
      />
      {/* Asks first, because a released time cannot be restored. */}
      <QuestionDialog
        open={rescheduling}
        title={m.appointments_reschedule_title()}
        text={m.appointments_reschedule_text({ name, day: formatLongDay(details.date), time: details.time })}
        yes={m.requests_reschedule()}
        no={m.appointments_keep()}
        busy={busy}
        onYes={() => void reschedule.run(appointmentId)}
        onNo={() => setRescheduling(false)}
      />
      <ReasonDialog
        asking={callingOff}
        title={() => m.requests_call_off_title({ name })}
        sendLabel={m.requests_call_off_send()}
        busy={busy}
        onSend={(_, reason) => callOff.run({ appointmentId, reason })}
      />
    </>
  );
}

/** Statuses that may have a room; the server decides (domain/video/consultation-room.ts). */
const roomStatuses: readonly AppointmentStatus[] = [
  'Pending',
  'Confirmed',
  'Request for Rescheduling',
  'Completed',
];
