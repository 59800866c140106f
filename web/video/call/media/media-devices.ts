export interface MediaDevice {
  readonly id: string;
  /** Empty before the person has allowed camera or microphone. */
  readonly label: string;
}

export interface MediaDevices {
  readonly cameras: readonly MediaDevice[];
  readonly microphones: readonly MediaDevice[];
  /** Empty if the browser does not offer a choice. */
  readonly speakers: readonly MediaDevice[];
}

/** Before a permission, browsers name at most one device of each kind. */
export async function listDevices(): Promise<MediaDevices> {
  const all = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
  const devicesOfKind = (kind: MediaDeviceKind) =>
    all
      .filter((device) => device.kind === kind && device.deviceId !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  return {
    cameras: devicesOfKind('videoinput'),
    microphones: devicesOfKind('audioinput'),
    speakers: devicesOfKind('audiooutput'),
  };
}

/** Returns a function that stops it. */
export function onDevicesChange(listener: () => void): () => void {
  const devices = navigator.mediaDevices;
  devices?.addEventListener('devicechange', listener);
  return () => devices?.removeEventListener('devicechange', listener);
}
