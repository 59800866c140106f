import { useState } from 'react';
import { m } from '#messages/messages.js';
import { toast } from '#web/ui/toasts/toasts.tsx';
import type { DeviceKind } from '../call/media/local-media.ts';
import type { CallState, VisitCall } from '../call/visit-call.ts';
import { DeviceFields } from './device-fields.tsx';
import { useMediaDevices } from './use-own-devices.ts';

interface DevicesPanelProps {
  readonly call: VisitCall;
  readonly state: CallState;
  readonly speakerId: string | null;
  readonly onSpeaker: (speakerId: string) => void;
}

export function DevicesPanel({ call, state, speakerId, onSpeaker }: DevicesPanelProps) {
  const devices = useMediaDevices(state.local);
  const [chosen, setChosen] = useState<Readonly<Record<DeviceKind, string | null>>>({
    camera: state.sharing ? null : (state.local?.getVideoTracks()[0]?.getSettings().deviceId ?? null),
    microphone: null,
  });
  const choose = async (kind: DeviceKind, deviceId: string) => {
    const before = chosen[kind];
    setChosen((all) => ({ ...all, [kind]: deviceId }));
    try {
      await call.chooseDevice(kind, deviceId);
    } catch (error) {
      console.error(error);
      toast.bad(m.consultations_device_failed());
      setChosen((all) => ({ ...all, [kind]: before }));
    }
  };
  return (
    <div className="padded">
      <DeviceFields
        devices={devices}
        used={chosen}
        onChoose={(kind, id) => void choose(kind, id)}
        speakerId={speakerId}
        onSpeaker={onSpeaker}
      />
    </div>
  );
}
