import { type ReactNode, useEffect } from 'react';
import { m } from '#messages/messages.js';
import { useNow } from '#web/ui/browser/use-now.ts';
import { formatClinicTime } from '#web/ui/format/format-clinic-time.ts';
import styles from '../room/call-bar.module.css';
import { EndCallButton, PanelButton, type Panels } from '../room/call-bar.tsx';
import type { ConsultationRoom } from '../room/use-consultation-room.ts';
import { RemainingTime } from '../steps/remaining-time.tsx';
import stepStyles from '../steps/room-step.module.css';
import { RoomStep } from '../steps/room-step.tsx';
import { JitsiMeeting } from './jitsi-meeting.tsx';

/** The person is in the Jitsi meeting, or has left it. */
export type MeetingState = 'none' | 'in' | 'left';

interface JitsiVisitProps {
  readonly room: ConsultationRoom;
  readonly provider: Extract<ConsultationRoom['provider'], { readonly kind: 'jitsi' }>;
  readonly meeting: MeetingState;
  readonly onMeeting: (meeting: MeetingState) => void;
  readonly panels: Panels;
  readonly children: ReactNode;
}

/** A visit on a Jitsi host: waits for the start, then joins. */
export function JitsiVisit({ room, provider, meeting, onMeeting, panels, children }: JitsiVisitProps) {
  const { me, startsAt, ahead } = room;
  const left = Date.parse(startsAt) - (useNow(1000) + ahead);
  const due = left <= 0;
  useEffect(() => {
    if (due && meeting === 'none') onMeeting('in');
  }, [due, meeting, onMeeting]);

  if (meeting === 'none') {
    return (
      <RoomStep title={m.consultations_jitsi_wait({ name: room.other.name })} centre>
        <RemainingTime label={m.consultations_wait_starts_in()} left={left} />
        <p className={stepStyles.text}>
          {m.consultations_jitsi_wait_text({ time: formatClinicTime(startsAt), host: provider.host })}
        </p>
        <div className={stepStyles.buttons}>{children}</div>
      </RoomStep>
    );
  }
  return (
    <>
      <JitsiMeeting
        host={provider.host}
        room={provider.room}
        displayName={me.name}
        onLeft={() => onMeeting('left')}
      />
      <section
        className={`row top relative ink ${styles.bar}`}
        data-theme="dark"
        aria-label={m.consultations_bar()}
      >
        {me.role === 'doctor' && <PanelButton name="patient" panels={panels} />}
        <EndCallButton onEnd={() => onMeeting('left')} />
      </section>
    </>
  );
}
