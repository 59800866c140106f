import { useState } from 'react';
import { consentVersion } from '#contract/video/consultations.ts';
import { m } from '#messages/messages.js';
import { currentTime } from '#web/ui/browser/clock.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { appointmentPath, paths } from '#web/ui/paths.ts';
import type { CallState, VisitCall } from '#web/video/call/visit-call.ts';
import { JitsiVisit, type MeetingState } from '#web/video/jitsi/jitsi-visit.tsx';
import { CallRoom } from '#web/video/room/call-room.tsx';
import { type Ending, getEnding, isInCall } from '#web/video/room/use-call-state.ts';
import type { useConsultationRoom } from '#web/video/room/use-consultation-room.ts';
import { enterVisit } from '../room/enter-visit.ts';
import type { RoomPanels } from '../room/use-room-panels.ts';
import { AfterVisit } from './after-visit.tsx';
import { ConsentStep } from './consent-step.tsx';
import { DeviceCheck } from './device-check.tsx';
import { EndedStep } from './ended-step.tsx';
import { RoomLoading } from './room-loading.tsx';
import { RoomRefusal } from './room-refusal.tsx';
import { WaitingStep } from './waiting-step.tsx';

interface VisitStepsProps {
  readonly appointmentId: string;
  readonly role: 'patient' | 'doctor';
  readonly query: ReturnType<typeof useConsultationRoom>;
  readonly call: VisitCall | null;
  readonly state: CallState | null;
  readonly onCall: (call: VisitCall | null) => void;
  /** Used instead if a Jitsi host carries the visit. */
  readonly meeting: MeetingState;
  readonly onMeeting: (meeting: MeetingState) => void;
  readonly panels: RoomPanels;
  /** The doctor has completed the visit and left: it is over for the patient. */
  readonly completed: boolean;
  readonly onClose: () => void;
}

export function VisitSteps(props: VisitStepsProps) {
  const { appointmentId, role, query, call, state, onCall, meeting, onMeeting, panels, completed, onClose } =
    props;
  const [speakerId, setSpeakerId] = useState<string | null>(null);
  const { data: room, error, isFetching, refetch } = query;
  const again = () => {
    onCall(null);
    onMeeting('none');
    void refetch();
  };
  const ways = (
    <>
      {role === 'doctor' && panels.open !== 'patient' && (
        <Button look="quiet" aria-controls={panels.id('patient')} onClick={() => panels.show('patient')}>
          {m.consultations_desk()}
        </Button>
      )}
      <Button look="quiet" onClick={onClose}>
        {m.consultations_leave()}
      </Button>
    </>
  );
  const after = (ending: Ending | null) =>
    room &&
    ending && (
      <EndedStep room={room} ending={ending} onRejoin={again}>
        <AfterVisit room={room} ending={ending} onWrite={panels.write} onClose={onClose} />
      </EndedStep>
    );

  if (room && completed) return after('completed');
  if (room && call && state) {
    if (isInCall(state)) {
      const speaker = { speakerId, onSpeaker: setSpeakerId };
      return <CallRoom room={room} call={call} state={state} panels={panels} {...speaker} />;
    }
    if (state.phase !== 'waiting') return after(getEnding(state));
    return (
      <WaitingStep room={room} call={call} state={state}>
        {ways}
      </WaitingStep>
    );
  }
  if (meeting === 'left') return after('ended');
  // A refetch during a Jitsi meeting must not end it.
  const before = meeting === 'none';
  if (room ? before && isFetching : !error) return <RoomLoading />;
  if (error && before) {
    return (
      <RoomRefusal error={error} role={role} busy={isFetching} onRetry={() => void refetch()}>
        <ButtonLink
          look="quiet"
          to={role === 'doctor' ? appointmentPath(appointmentId) : paths.patientAppointments}
        >
          {role === 'doctor' ? m.consultations_to_appointment() : m.consultations_to_appointments()}
        </ButtonLink>
        <Button look="plain" onClick={onClose}>
          {m.common_close()}
        </Button>
      </RoomRefusal>
    );
  }
  if (!room) return null;
  if (role === 'patient' && room.consent?.version !== consentVersion) {
    return <ConsentStep room={room} onNotNow={onClose} />;
  }
  if (room.provider.kind === 'jitsi') {
    return (
      <JitsiVisit
        room={room}
        provider={room.provider}
        meeting={meeting}
        onMeeting={onMeeting}
        panels={panels}
      >
        {ways}
      </JitsiVisit>
    );
  }
  return (
    <DeviceCheck
      me={room.me}
      other={room.other}
      begun={currentTime() + room.ahead >= Date.parse(room.startsAt)}
      speakerId={speakerId}
      onSpeaker={setSpeakerId}
      onEnter={(entrance) => onCall(enterVisit(room, entrance))}
    />
  );
}
