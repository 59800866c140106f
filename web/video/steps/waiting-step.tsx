import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { useNow } from '#web/ui/browser/use-now.ts';
import { formatClinicTime } from '#web/ui/format/format-clinic-time.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { CallState, VisitCall } from '../call/visit-call.ts';
import { OwnPreview } from '../devices/own-preview.tsx';
import { useDeviceSwitch } from '../devices/use-device-switch.ts';
import type { ConsultationRoom } from '../room/use-consultation-room.ts';
import { RemainingTime } from './remaining-time.tsx';
import stepStyles from './room-step.module.css';
import { RoomStep } from './room-step.tsx';
import styles from './waiting-step.module.css';

interface WaitingStepProps {
  readonly room: ConsultationRoom;
  readonly call: VisitCall;
  readonly state: CallState;
  readonly children: ReactNode;
}

/** The waiting room: who is there and how long it takes. The call begins automatically. */
export function WaitingStep({ room, call, state, children }: WaitingStepProps) {
  const { me, other } = room;
  const turn = useDeviceSwitch(call, state);
  const title = !state.other.present
    ? m.consultations_here_first()
    : me.role === 'patient'
      ? m.consultations_here_doctor()
      : m.consultations_here_patient({ name: other.name });
  return (
    <RoomStep title={title} wide>
      <div className={`grid top ${stepStyles.columns}`}>
        <OwnPreview
          me={me}
          stream={state.local}
          camera={state.camera}
          microphone={state.microphone}
          has={{ camera: true, microphone: true }}
          onCamera={(on) => turn('camera', on)}
          onMicrophone={(on) => turn('microphone', on)}
        />
        <div className="stack-3 shrinks">
          <div className={`line-3 middle ${styles.other}`}>
            <Avatar name={other.name} url={other.photo} size={56} />
            <p>
              <strong>{other.name}</strong>
              <span>
                <UserText>{translateReason(room.reason)}</UserText>
              </span>
            </p>
          </div>
          <Outlook room={room} state={state} />
          <ul className={`stack-2 muted ${styles.tips}`}>
            {me.role === 'patient' ? (
              <>
                <li>{m.consultations_wait_tip_papers()}</li>
                <li>{m.consultations_wait_tip_light()}</li>
              </>
            ) : (
              <li>{m.consultations_wait_tip_desk()}</li>
            )}
            <li>{m.consultations_wait_tip_open({ time: formatClinicTime(room.closesAt) })}</li>
          </ul>
          <div className={stepStyles.buttons}>{children}</div>
        </div>
      </div>
    </RoomStep>
  );
}

/** The expected start, or the reason for the delay. */
function Outlook({ room, state }: Pick<WaitingStepProps, 'room' | 'state'>) {
  const { startsAt, ahead, other } = room;
  const left = Date.parse(startsAt) - (useNow(1000) + ahead);
  const time = formatClinicTime(startsAt);
  if (state.signalling === 'lost') {
    return (
      <p className={`line-2 rounded ${styles.offline}`} role="alert">
        <Icon name="warning" />
        <span>{m.consultations_wait_offline()}</span>
      </p>
    );
  }
  if (left > 0) {
    return (
      <>
        <RemainingTime label={m.consultations_wait_starts_in()} left={left} />
        <p>{m.consultations_wait_what({ time })}</p>
      </>
    );
  }
  return (
    <p>
      {state.other.present
        ? m.consultations_wait_begins()
        : m.consultations_wait_late({ time, name: other.name })}
    </p>
  );
}
