import { lazy, Suspense, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { useSession } from '#web/api/session.ts';
import { CardSkeletons } from '#web/platform/loading/loading-states.tsx';
import { ConfirmDiscard } from '#web/ui/forms/confirm-discard.tsx';
import { Toasts } from '#web/ui/toasts/toasts.tsx';
import type { VisitCall } from '#web/video/call/visit-call.ts';
import type { MeetingState } from '#web/video/jitsi/jitsi-visit.tsx';
import { Announcer } from '#web/video/room/announcer.tsx';
import { listAnnouncements } from '#web/video/room/call-announcements.ts';
import { CallFacts } from '#web/video/room/call-facts.tsx';
import { LeaveDialog } from '#web/video/room/leave-dialog.tsx';
import { RoomDialog } from '#web/video/room/room-dialog.tsx';
import { RoomPanel } from '#web/video/room/room-panel.tsx';
import { getEnding, isInCall, useCallState } from '#web/video/room/use-call-state.ts';
import { useConsultationRoom } from '#web/video/room/use-consultation-room.ts';
import { useEndOnCompletion } from '#web/video/room/use-end-on-completion.ts';
import { useEndOnLeaving } from '#web/video/room/use-end-on-leaving.ts';
import { usePolledConsent } from '#web/video/room/use-polled-consent.ts';
import { useRecordLeftVisit } from '#web/video/room/use-record-left-visit.ts';
import { useRoomPanels } from '#web/video/room/use-room-panels.ts';
import { VisitSteps } from '#web/video/steps/visit-steps.tsx';

// For doctors only.
const DoctorPanel = lazy(async () => ({
  default: (await import('#web/video/panel/doctor-panel.tsx')).DoctorPanel,
}));

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
  const writing = useRef<HTMLTextAreaElement>(null);
  const [meeting, setMeeting] = useState<MeetingState>('none');
  const talking = state !== null && isInCall(state);
  const inCall = talking || meeting === 'in';
  const room = query.data;
  // Once opened, the panel stays mounted: it may contain unsaved text.
  const [known, setKnown] = useState(false);
  if (room && !known) setKnown(true);
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
      {role === 'doctor' && known && (
        <RoomPanel
          id={panels.id('patient')}
          title={m.consultations_desk()}
          wide
          open={panels.open === 'patient'}
          asked={panels.asked}
          focusOn={panels.toWrite ? writing : undefined}
          onClose={() => panels.close('patient')}
        >
          <Suspense fallback={<CardSkeletons />}>
            <DoctorPanel
              appointmentId={appointmentId}
              consent={room?.consent ?? null}
              first={writing}
              onUnsaved={setUnsaved}
            />
          </Suspense>
        </RoomPanel>
      )}
      {state && (
        <Announcer
          state={state}
          wordsBetween={(before, after) => listAnnouncements(before, after, name, panels.open === 'chat')}
        />
      )}
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
