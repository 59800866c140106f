import { useState } from 'react';
import type { AppointmentDetail } from '#contract/appointment-lists.ts';
import type { WrittenPrescription } from '#contract/prescriptions.ts';
import type { AppointmentStatus } from '#domain/appointment-life.ts';
import { m } from '#messages/messages.js';
import type { Input } from '../../api/client.ts';
import { useCall } from '../../api/context.tsx';
import { useAppointmentChange } from '../../appointments/change.ts';
import { DetailActions } from '../../appointments/detail/actions.tsx';
import { ConfirmReschedule } from '../../appointments/detail/reschedule.tsx';
import { MeetEntrance } from '../../appointments/meet-button.tsx';
import { ReasonDialog } from '../../appointments/reason-dialog.tsx';
import { PrescriptionDialog } from '../../prescriptions/prescription-dialog.tsx';
import { toast } from '../../ui/toasts.tsx';
import { OpenVisitRoom } from '../visit-room/open.tsx';
import { useVisitRoom } from '../visit-room/use-room-address.ts';

type StatusBody = Input<'PUT /appointments/update-status/:appointmentId'>['body'];

/** The buttons of an appointment and what they open: the video room, Done, Reschedule, Cancel (G-07). */
export function AppointmentChanges({ detail }: { readonly detail: AppointmentDetail }) {
  const { appointmentId } = detail.appointmentDetails;
  const { name } = detail.patientDetails;
  const call = useCall();
  const { busy: running, change } = useAppointmentChange();
  const [asking, setAsking] = useState<'done' | 'reschedule' | 'cancel' | null>(null);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const busy = running.has(appointmentId);
  const visitRoom = useVisitRoom();

  const ask = (what: typeof asking) => {
    setProblem(null);
    setAsking(what);
  };
  const close = () => setAsking(null);
  const send = async (body: StatusBody) => {
    const outcome = await change(appointmentId, () =>
      call('PUT /appointments/update-status/:appointmentId', { params: { appointmentId }, body }),
    );
    if (outcome.state === 'done') {
      toast.good(outcome.answer.message);
      close();
    }
    return outcome;
  };
  const complete = async (prescription: WrittenPrescription | null) => {
    const outcome = await send({ appStatus: 'Completed', ...(prescription && { prescription }) });
    if (outcome.state === 'failed') setProblem(outcome.sentence);
    // Whatever came first, a prescription that has been written is not thrown away with its dialog.
    if (outcome.state === 'gone') setProblem(m.appointments_why_closed());
  };
  const cancel = async (rejectionReason: string) => {
    const outcome = await send({ appStatus: 'Rejected', rejectionReason });
    if (outcome.state === 'failed') setProblem(outcome.sentence);
    if (outcome.state === 'gone') close();
  };
  const reschedule = async () => {
    const outcome = await send({ appStatus: 'Rescheduled' });
    if (outcome.state === 'failed') toast.bad(m.appointments_reschedule_failed());
    if (outcome.state === 'gone') close();
  };

  return (
    <>
      <DetailActions
        details={detail.appointmentDetails}
        busy={busy}
        onDone={() => ask('done')}
        onReschedule={() => ask('reschedule')}
        onCancel={() => ask('cancel')}
      >
        <DetailMeet details={detail.appointmentDetails} onJoin={visitRoom.enter} />
      </DetailActions>
      <PrescriptionDialog
        open={asking === 'done'}
        onClose={close}
        title={m.appointments_prescription_for({ name })}
        initial={null}
        busy={busy}
        problem={problem}
        onSave={(written) => void complete(written)}
      />
      <ConfirmReschedule
        open={asking === 'reschedule'}
        onClose={close}
        detail={detail}
        busy={busy}
        onConfirm={() => void reschedule()}
      />
      <ReasonDialog
        open={asking === 'cancel'}
        onClose={close}
        title={m.requests_call_off_title({ name })}
        sendLabel={m.requests_call_off_send()}
        draft={reason}
        onDraft={setReason}
        busy={busy}
        problem={problem}
        onSend={(given) => void cancel(given)}
      />
      <OpenVisitRoom {...visitRoom} />
    </>
  );
}

/**
 * With these a visit has been agreed on and not been given up; the server looks closer
 * (domain/consultation-room.ts).
 */
const withRoom: readonly AppointmentStatus[] = [
  'Pending',
  'Confirmed',
  'Request for Rescheduling',
  'Completed',
];

interface DetailMeetProps {
  readonly details: AppointmentDetail['appointmentDetails'];
  readonly onJoin: (appointmentId: string) => void;
}

function DetailMeet({ details, onJoin }: DetailMeetProps) {
  if (!withRoom.includes(details.status)) return null;
  return <MeetEntrance visit={{ ...details, consultStatus: details.type }} onJoin={onJoin} />;
}
