import { useEffect, useState } from 'react';
import { m } from '#messages/messages.js';
import { toast } from '#web/ui/toasts/toasts.tsx';
import type { DeviceKind } from '../call/media/local-media.ts';
import type { CallState, VisitCall } from '../call/visit-call.ts';

/** A device that is not on after this many milliseconds has failed. */
const deviceTimeout = 4000;

const troubleSentences: Readonly<Record<DeviceKind, { denied: () => string; busy: () => string }>> = {
  camera: { denied: m.consultations_camera_denied, busy: m.consultations_camera_busy },
  microphone: { denied: m.consultations_microphone_denied, busy: m.consultations_microphone_busy },
};

/** The reason a device stays off; null while the browser asks the person. */
async function findDeviceTrouble(kind: DeviceKind): Promise<string | null> {
  try {
    const { state } = await navigator.permissions.query({ name: kind });
    if (state === 'prompt') return null;
    return state === 'denied' ? troubleSentences[kind].denied() : troubleSentences[kind].busy();
  } catch {
    return troubleSentences[kind].busy(); // the browser does not say
  }
}

/** Switches camera and microphone of a call, and says why one stays off. */
export function useDeviceSwitch(
  call: VisitCall,
  { camera, microphone }: CallState,
): (kind: DeviceKind, on: boolean) => void {
  const [awaited, setAwaited] = useState<DeviceKind | null>(null);
  const there = awaited === 'camera' ? camera : microphone;
  useEffect(() => {
    if (!awaited || there) return;
    let wanted = true;
    const timer = setTimeout(async () => {
      const why = await findDeviceTrouble(awaited);
      if (wanted && why) toast.bad(why);
      if (wanted) setAwaited(null);
    }, deviceTimeout);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [awaited, there]);
  return (kind, on) => {
    setAwaited(on ? kind : null);
    if (kind === 'camera') call.setCamera(on);
    else call.setMicrophone(on);
  };
}
