import { useState } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import type { DeviceKind } from '../call/media/local-media.ts';
import type { MediaDevice, MediaDevices } from '../call/media/media-devices.ts';
import { playTestTone } from '../call/media/play-tone.ts';
import { CallIcon } from '../room/call-icon.tsx';
import styles from './device-fields.module.css';

interface DeviceFieldsProps {
  readonly devices: MediaDevices;
  readonly used: Readonly<Record<DeviceKind, string | null>>;
  readonly onChoose: (kind: DeviceKind, deviceId: string) => void;
  /** Null for the system's default. */
  readonly speakerId: string | null;
  readonly onSpeaker: (speakerId: string) => void;
  /** Folded away, for people who use the browser's choice. */
  readonly folded?: boolean;
}

export function DeviceFields(props: DeviceFieldsProps) {
  const { devices, used, onChoose, speakerId, onSpeaker, folded = false } = props;
  const { cameras, microphones, speakers } = devices;
  const choice = [cameras, microphones, speakers].some(({ length }) => length > 1);
  const fields = (
    <div className="stack-3 shrinks">
      <DeviceField
        label={m.consultations_microphone()}
        devices={microphones}
        value={used.microphone}
        onChange={(id) => onChoose('microphone', id)}
      />
      <DeviceField
        label={m.consultations_camera()}
        devices={cameras}
        value={used.camera}
        onChange={(id) => onChoose('camera', id)}
      />
      <DeviceField
        label={m.consultations_speaker()}
        devices={speakers}
        value={speakerId}
        onChange={onSpeaker}
      />
    </div>
  );
  return (
    <div className="stack-3 shrinks">
      <SpeakerTest speakerId={speakerId} />
      {choice && folded && (
        <details className={styles.choice}>
          <summary>{m.consultations_devices_other()}</summary>
          {fields}
        </details>
      )}
      {choice && !folded && fields}
    </div>
  );
}

interface DeviceFieldProps {
  readonly label: string;
  readonly devices: readonly MediaDevice[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
}

/** A single device is no choice. */
function DeviceField({ label, devices, value, onChange }: DeviceFieldProps) {
  if (devices.length < 2) return null;
  return (
    <SelectField
      label={label}
      aria-required={false}
      // Without a choice it is the first: browsers list their default there.
      value={devices.some(({ id }) => id === value) ? (value ?? '') : devices[0]?.id}
      onChange={({ target }) => onChange(target.value)}
    >
      {devices.map(({ id, label: name }, index) => (
        <option key={id} value={id}>
          {name || m.consultations_device_number({ kind: label, number: index + 1 })}
        </option>
      ))}
    </SelectField>
  );
}

function SpeakerTest({ speakerId }: { readonly speakerId: string | null }) {
  const [state, setState] = useState<'silent' | 'playing' | 'played' | 'failed'>('silent');
  const play = async () => {
    setState('playing');
    try {
      await playTestTone(speakerId ?? undefined);
      setState('played');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  };
  return (
    <div className={`row middle ${styles.test}`}>
      <Button look="quiet" aria-busy={state === 'playing' || undefined} onClick={() => void play()}>
        <CallIcon name="speaker" />
        {m.consultations_speaker_test()}
      </Button>
      <p role="status" data-failed={state === 'failed' || undefined}>
        {state === 'failed' && m.consultations_speaker_failed()}
        {(state === 'playing' || state === 'played') && m.consultations_speaker_playing()}
      </p>
    </div>
  );
}
