import { m } from '#messages/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CallIcon } from '../room/call-icon.tsx';
import type { RoomPerson } from '../stage/call-stage.tsx';
import { StreamPicture } from '../stage/stream-picture.tsx';
import styles from './own-preview.module.css';

interface OwnPreviewProps {
  readonly me: RoomPerson;
  /** The camera; null shows the portrait. */
  readonly stream: MediaStream | null;
  readonly camera: boolean;
  readonly microphone: boolean;
  /** The devices that can be switched. */
  readonly has: { readonly camera: boolean; readonly microphone: boolean };
  readonly onCamera: (on: boolean) => void;
  readonly onMicrophone: (on: boolean) => void;
}

export function OwnPreview(props: OwnPreviewProps) {
  const { me, stream, camera, microphone, has, onCamera, onMicrophone } = props;
  const seen = stream !== null && camera;
  return (
    <div
      className={`centred full-width relative surface ${styles.preview}`}
      data-theme="dark"
      data-empty={!seen || undefined}
    >
      <StreamPicture stream={seen ? stream : null} label={m.common_you()} own mirrored hidden={!seen} />
      {!seen && <Avatar name={me.name} url={me.photo} size={96} />}
      <div className={`line-2 ${styles.switches}`}>
        {has.microphone && (
          <IconButton
            className={styles.switch ?? ''}
            label={m.consultations_microphone()}
            aria-pressed={microphone}
            onClick={() => onMicrophone(!microphone)}
          >
            <CallIcon name={microphone ? 'microphone' : 'microphoneOff'} />
          </IconButton>
        )}
        {has.camera && (
          <IconButton
            className={styles.switch ?? ''}
            label={m.consultations_camera()}
            aria-pressed={camera}
            onClick={() => onCamera(!camera)}
          >
            <CallIcon name={camera ? 'camera' : 'cameraOff'} />
          </IconButton>
        )}
      </div>
    </div>
  );
}
