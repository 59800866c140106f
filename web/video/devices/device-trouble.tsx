import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { DeviceKind, MediaTrouble, OpenedMedia } from '../call/media/local-media.ts';
import styles from './device-trouble.module.css';

interface DeviceTroubleProps {
  readonly trouble: OpenedMedia['trouble'];
  readonly name: string;
  readonly onRetry: () => void;
}

const why: Readonly<Record<DeviceKind, Readonly<Record<MediaTrouble, () => string>>>> = {
  camera: {
    denied: m.consultations_camera_denied,
    missing: m.consultations_camera_missing,
    busy: m.consultations_camera_busy,
    insecure: m.consultations_insecure,
  },
  microphone: {
    denied: m.consultations_microphone_denied,
    missing: m.consultations_microphone_missing,
    busy: m.consultations_microphone_busy,
    insecure: m.consultations_insecure,
  },
};

/** Explains the problem and its fix, and that the call works without the device. */
export function DeviceTrouble({ trouble, name, onRetry }: DeviceTroubleProps) {
  const { camera, microphone } = trouble;
  if (!camera && !microphone) return null;
  const reasons: string[] = [
    ...(camera === 'denied' && microphone === 'denied' ? [m.consultations_both_denied()] : []),
    ...(camera === 'insecure' && microphone === 'insecure' ? [m.consultations_insecure()] : []),
  ];
  if (reasons.length === 0) {
    if (microphone) reasons.push(why.microphone[microphone]());
    if (camera) reasons.push(why.camera[camera]());
  }
  const rest =
    camera && microphone
      ? m.consultations_check_no_device({ name })
      : camera
        ? m.consultations_check_sound_only({ name })
        : m.consultations_check_picture_only({ name });
  return (
    <div className={`line-2 padded rounded ${styles.trouble}`} role="alert">
      <Icon name="warning" />
      <div className={`stack-2 to-start ${styles.words}`}>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        <p>{rest}</p>
        <Button look="quiet" onClick={onRetry}>
          {m.common_try_again()}
        </Button>
      </div>
    </div>
  );
}
