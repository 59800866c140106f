import { useState } from 'react';
import type { AppointmentDetail } from '#contract/appointments/appointment-lists.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { payableStatuses } from '#domain/appointments/payments.ts';
import { m } from '#messages/messages.js';
import {
  failureSentence,
  type Outcome,
  toastIfDone,
} from '#web/appointments/changes/use-appointment-change.ts';
import { useCloseAppointment } from '#web/appointments/changes/use-close-appointment.ts';
import { AfterVisitActions } from '#web/appointments/detail/after-visit-actions.tsx';
import { ConfirmReschedule } from '#web/appointments/detail/confirm-reschedule.tsx';
import { DetailActions } from '#web/appointments/detail/detail-actions.tsx';
import { useAfterVisitActions } from '#web/appointments/detail/use-after-visit-actions.ts';
import { ReasonDialog } from '#web/appointments/dialogs/reason-dialog.tsx';
import { useSubjectDialog } from '#web/appointments/dialogs/use-subject-dialog.ts';
import { useDoctorJoinVerdict } from '#web/appointments/join-verdict.ts';
import { MeetEntrance } from '#web/appointments/meet-button.tsx';
import type { Payable } from '#web/appointments/payments/collect-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { OpenVisitRoom } from '../../visit-room/open-visit-room.tsx';
import { useRoomAddress } from '../../visit-room/use-room-address.ts';
import { CollectPayment } from './collect-payment.tsx';
import { CompleteDialog } from './complete-dialog.tsx';

type Details = AppointmentDetail['appointmentDetails'];

export function DetailChanges({ detail }: { readonly detail: AppointmentDetail }) {
  const { appointmentDetails: details, patientDetails } = detail;
  const { appointmentId } = details;
  const { name } = patientDetails;
  const { busy, complete, callOff, reschedule } = useCloseAppointment();
  const afterwards = useAfterVisitActions();
  const collecting = useSubjectDialog<Payable>();
  const completing = useSubjectDialog<Details>();
  const callingOff = useSubjectDialog<Details>();
  const [rescheduling, setRescheduling] = useState(false);
  const visitRoom = useRoomAddress();
  const joinable = { ...details, consultStatus: details.type };
  const hasRoom = roomStatuses.includes(details.status);
  const roomOpen = useDoctorJoinVerdict(joinable) === 'open' && hasRoom;

  const giveUpTime = async () => {
    const outcome = showOutcome(await reschedule(appointmentId));
    if (outcome.state === 'running') return;
    const failed = outcome.state === 'failed' && !outcome.overtaken;
    if (outcome.state === 'failed') {
      toast.bad(outcome.overtaken ? failureSentence(outcome) : m.appointments_reschedule_failed());
    }
    setRescheduling(failed);
  };

  return (
    <>
      <DetailActions
        details={details}
        roomOpen={roomOpen}
        busy={busy.has(appointmentId)}
        onDone={() => completing.ask(details)}
        onReschedule={() => setRescheduling(true)}
        onCancel={() => callingOff.ask(details)}
        afterwards={
          <AfterVisitActions
            details={details}
            busy={afterwards.busy.has(appointmentId)}
            onReopen={() => void reportOutcome(afterwards.reopen(appointmentId))}
            onDidNotCome={() => void reportOutcome(afterwards.didNotCome(appointmentId))}
          />
        }
      >
        {hasRoom && <MeetEntrance appointment={joinable} onJoin={visitRoom.enter} />}
        {isToCollect(details) && (
          <Button
            look={details.status === 'Completed' ? 'primary' : 'quiet'}
            disabled={busy.has(appointmentId)}
            onClick={() => collecting.ask({ appointmentId, patientName: name, fee: details.fee })}
          >
            {m.payments_record()}
          </Button>
        )}
      </DetailActions>
      <CompleteDialog
        asking={completing}
        patientId={patientDetails.patientId}
        title={() => m.appointments_prescription_for({ name })}
        busy={busy}
        onSave={async (_, written, payment) => showOutcome(await complete(appointmentId, written, payment))}
      />
      <ConfirmReschedule
        open={rescheduling}
        onClose={() => setRescheduling(false)}
        detail={detail}
        busy={busy.has(appointmentId)}
        onConfirm={() => void giveUpTime()}
      />
      <ReasonDialog
        asking={callingOff}
        title={() => m.requests_call_off_title({ name })}
        sendLabel={m.requests_call_off_send()}
        busy={busy}
        onSend={async (_, reason) => showOutcome(await callOff(appointmentId, reason))}
      />
      <CollectPayment asking={collecting} />
      <OpenVisitRoom {...visitRoom} />
    </>
  );
}

async function reportOutcome(changing: Promise<Outcome<{ readonly message: string }>>): Promise<void> {
  const outcome = showOutcome(await changing);
  if (outcome.state === 'failed') toast.bad(failureSentence(outcome));
}

/** From the day of the visit on, a payment may have to be recorded. */
const isToCollect = ({ status, date, payment }: Details) =>
  payment === null && date <= clinicToday() && payableStatuses.some((one) => one === status);

const showOutcome = <Answer extends { readonly message: string }>(outcome: Outcome<Answer>) =>
  toastIfDone(outcome, ({ message }) => message);

/** Statuses that may have a room; the server decides (domain/video/consultation-room.ts). */
const roomStatuses: readonly AppointmentStatus[] = [
  'Pending',
  'Confirmed',
  'Request for Rescheduling',
  'Completed',
];
