import { useState } from 'react';
import { useSession } from '#web/api/session.ts';
import { ConfirmDiscard } from '#web/ui/forms/confirm-discard.tsx';
import { Toasts } from '#web/ui/toasts/toasts.tsx';
import type { VisitCall } from '#web/video/call/visit-call.ts';
import type { MeetingState } from '#web/video/jitsi/jitsi-visit.tsx';
import { DoctorRoomPanel } from '#web/video/panel/doctor-room-panel.tsx';
import { Announcer } from '#web/video/room/announcer.tsx';
import { CallFacts } from '#web/video/room/call-facts.tsx';
import { LeaveDialog } from '#web/video/room/leave-dialog.tsx';
import { RoomDialog } from '#web/video/room/room-dialog.tsx';
import { getEnding, isInCall, useCallState } from '#web/video/room/use-call-state.ts';
import { useConsultationRoom } from '#web/video/room/use-consultation-room.ts';
import { useEndOnCompletion } from '#web/video/room/use-end-on-completion.ts';
import { useEndOnLeaving } from '#web/video/room/use-end-on-leaving.ts';
import { usePolledConsent } from '#web/video/room/use-polled-consent.ts';
import { useRecordLeftVisit } from '#web/video/room/use-record-left-visit.ts';
import { useRoomPanels } from '#web/video/room/use-room-panels.ts';
import { VisitSteps } from '#web/video/steps/visit-steps.tsx';

interface VisitRoomProps {
  readonly appointmentId: string;
  readonly onClose: () => void;
}

export function VisitRoom({ appointmentId, onClose }: VisitRoomProps) {
  const role = useSession().role === 'doctor' ? 'doctor' : 'patient';
  const query = useConsultationRoom(appointmentId);
  const [call, setCall] = useState<VisitCall | null>(null);
  const state = useCallState(call);
  const [unsaved, setUnsaved] = useState(false);
  const [question, setQuestion] = useState<'leave' | 'discard' | null>(null);
  const panels = useRoomPanels(role, state);
  const [meeting, setMeeting] = useState<MeetingState>('none');
  const talking = state !== null && isInCall(state);
  const inCall = talking || meeting === 'in';
  const room = query.data;
  useEndOnLeaving(call);
  useRecordLeftVisit(appointmentId, role, inCall);
  const completed = useEndOnCompletion(
    appointmentId,
    role === 'patient' && state !== null && !state.other.present && getEnding(state) !== 'replaced',
    call,
  );
  usePolledConsent(query, role === 'doctor' && (inCall || state?.other.present === true));

  const close = () => (unsaved ? setQuestion('discard') : onClose());
  const leave = () => {
    setQuestion(null);
    call?.end();
    if (meeting === 'in') setMeeting('left');
    // Typed text survives the end of the call; the next step asks before it is lost.
    if (!unsaved) onClose();
  };
  const name = room?.other.name ?? '';
  return (
    <RoomDialog
      facts={talking && room && <CallFacts state={state} name={name} ahead={room.ahead} />}
      dark={inCall}
      split={panels.open !== null}
      onClose={() => (inCall ? setQuestion('leave') : close())}
      onEscape={() => setQuestion('leave')}
    >
      <VisitSteps
        appointmentId={appointmentId}
        role={role}
        query={query}
        call={call}
        state={state}
        onCall={setCall}
        meeting={meeting}
        onMeeting={setMeeting}
        panels={panels}
        completed={completed}
        onClose={close}
      />
      {role === 'doctor' && (
        <DoctorRoomPanel appointmentId={appointmentId} room={room} panels={panels} onUnsaved={setUnsaved} />
      )}
      {state && <Announcer state={state} name={name} chatOpen={panels.open === 'chat'} />}
      <LeaveDialog
        open={question === 'leave'}
        inCall={inCall}
        room={room ?? null}
        onStay={() => setQuestion(null)}
        onLeave={leave}
      />
      <ConfirmDiscard open={question === 'discard'} onKeep={() => setQuestion(null)} onDiscard={onClose} />
      <Toasts />
    </RoomDialog>
  );
}
