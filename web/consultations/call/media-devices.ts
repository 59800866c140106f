/** A camera, microphone or loudspeaker that can be chosen. */
export interface MediaDevice {
  readonly id: string;
  /** Empty until the person allowed the camera or microphone. */
  readonly label: string;
}

export interface MediaDevices {
  readonly cameras: readonly MediaDevice[];
  readonly microphones: readonly MediaDevice[];
  /** Empty where the browser does not let one choose. */
  readonly speakers: readonly MediaDevice[];
}

/** What is plugged in. Before the person allowed anything, browsers name at most one of each kind. */
export async function listDevices(): Promise<MediaDevices> {
  const all = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
  const of = (kind: MediaDeviceKind) =>
    all
      .filter((device) => device.kind === kind && device.deviceId !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  return { cameras: of('videoinput'), microphones: of('audioinput'), speakers: of('audiooutput') };
}

/** Tells when something is plugged in or out. Answers how to stop. */
export function onDevicesChange(listener: () => void): () => void {
  const devices = navigator.mediaDevices;
  devices?.addEventListener('devicechange', listener);
  return () => devices?.removeEventListener('devicechange', listener);
}
