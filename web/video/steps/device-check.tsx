import { useState } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { toLocalMedia } from '../call/media/local-media.ts';
import type { LocalMedia } from '../call/visit-call.ts';
import { DeviceFields } from '../devices/device-fields.tsx';
import { DeviceTrouble } from '../devices/device-trouble.tsx';
import { LevelMeter } from '../devices/level-meter.tsx';
import { OwnPreview } from '../devices/own-preview.tsx';
import { useMediaDevices, useOwnDevices } from '../devices/use-own-devices.ts';
import type { RoomPerson } from '../stage/call-stage.tsx';
import stepStyles from './room-step.module.css';
import { RoomStep } from './room-step.tsx';

/** The media and switches with which a person enters the room. */
export interface RoomEntry {
  readonly media: LocalMedia;
  readonly camera: boolean;
  readonly microphone: boolean;
}

interface DeviceCheckProps {
  readonly me: RoomPerson;
  readonly other: RoomPerson;
  readonly begun: boolean;
  readonly speakerId: string | null;
  readonly onSpeaker: (speakerId: string) => void;
  readonly onEnter: (entrance: RoomEntry) => void;
}

/** Tests camera and microphone before anyone else sees or hears them. None of it is required. */
export function DeviceCheck({ me, other, begun, speakerId, onSpeaker, onEnter }: DeviceCheckProps) {
  const { opened, choose, retry, take } = useOwnDevices();
  const devices = useMediaDevices(opened);
  const [on, setOn] = useState({ camera: true, microphone: true });
  const { camera = null, microphone = null, stream = null } = opened?.media ?? {};
  const getDeviceId = (track: MediaStreamTrack | null) => track?.getSettings().deviceId ?? null;
  return (
    <RoomStep title={m.consultations_check_title()} wide>
      <div className={`grid top ${stepStyles.columns}`}>
        <OwnPreview
          me={me}
          stream={stream}
          camera={on.camera && camera !== null}
          microphone={on.microphone && microphone !== null}
          has={{ camera: camera !== null, microphone: microphone !== null }}
          onCamera={(wanted) => setOn({ ...on, camera: wanted })}
          onMicrophone={(wanted) => setOn({ ...on, microphone: wanted })}
        />
        <div className="stack-3 shrinks">
          <p className={stepStyles.text}>
            {opened ? m.consultations_check_text({ name: other.name }) : m.consultations_check_asking()}
          </p>
          {microphone && on.microphone && <LevelMeter track={microphone} />}
          {opened && <DeviceTrouble trouble={opened.trouble} name={other.name} onRetry={retry} />}
          <DeviceFields
            devices={devices}
            used={{ camera: getDeviceId(camera), microphone: getDeviceId(microphone) }}
            onChoose={choose}
            speakerId={speakerId}
            onSpeaker={onSpeaker}
            folded
          />
          <Button
            wide
            onClick={() => {
              // A user who does not wait for the browser's prompt enters without camera and microphone.
              onEnter({ media: take() ?? toLocalMedia(null, null), ...on });
            }}
          >
            {begun ? m.consultations_check_enter_call() : m.consultations_check_enter()}
          </Button>
        </div>
      </div>
    </RoomStep>
  );
}
