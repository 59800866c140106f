import { useState } from 'react';
import type { AppointmentDetail } from '#contract/appointments/appointment-lists.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage, isOvertaken } from '#web/api/refusals.ts';
import { useCommand } from '#web/api/use-command.ts';
import { appointmentChange } from '#web/appointments/changes/appointment-change.ts';
import { useCorrectVisit } from '#web/appointments/changes/use-doctor-change.ts';
import { AfterVisitActions } from '#web/appointments/detail/after-visit-actions.tsx';
import { DetailActions } from '#web/appointments/detail/detail-actions.tsx';
import { RecordPayment } from '#web/appointments/detail/record-payment.tsx';
import { CompleteDialog } from '#web/appointments/dialogs/complete-dialog.tsx';
import { QuestionDialog } from '#web/appointments/dialogs/question-dialog.tsx';
import { ReasonDialog } from '#web/appointments/dialogs/reason-dialog.tsx';
import { useSubjectDialog } from '#web/appointments/dialogs/use-subject-dialog.ts';
import { useDoctorJoinVerdict } from '#web/appointments/join-verdict.ts';
import { MeetEntrance } from '#web/appointments/meet-button.tsx';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { OpenVisitRoom } from '../../visit-room/open-visit-room.tsx';
import { useRoomAddress } from '../../visit-room/use-room-address.ts';

type Details = AppointmentDetail['appointmentDetails'];

export function DetailChanges({ detail }: { readonly detail: AppointmentDetail }) {
  const { appointmentDetails: details, patientDetails } = detail;
  const { appointmentId } = details;
  const { name } = patientDetails;
  const call = useCall();
  const correct = useCorrectVisit();
  const completing = useSubjectDialog<Details>();
  const callingOff = useSubjectDialog<Details>();
  const [rescheduling, setRescheduling] = useState(false);
  const visitRoom = useRoomAddress();
  const joinable = { ...details, consultStatus: details.type };
  const hasRoom = roomStatuses.includes(details.status);
  const roomOpen = useDoctorJoinVerdict(joinable) === 'open' && hasRoom;

  const params = { appointmentId };
  const callOff = useCommand(
    ({ reason }: { readonly appointmentId: string; readonly reason: string }) =>
      call('PUT /appointments/update-status/:appointmentId', {
        params,
        body: { appStatus: 'Rejected', rejectionReason: reason },
      }),
    { ...appointmentChange(), inPlace: callingOff },
  );
  const reschedule = useCommand(
    (_: string) =>
      call('PUT /appointments/update-status/:appointmentId', { params, body: { appStatus: 'Rescheduled' } }),
    {
      ...appointmentChange(),
      explain: (error) =>
        (isOvertaken(error) && getRefusalMessage(error)) || m.appointments_reschedule_failed(),
      onDone: () => setRescheduling(false),
      onFailed: (error) => setRescheduling(!isOvertaken(error)),
    },
  );
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
        {hasRoom && <MeetEntrance appointment={joinable} onJoin={visitRoom.enter} />}
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
      <OpenVisitRoom {...visitRoom} />
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
