import type { LocalMedia } from '../visit-call.ts';

/** The reason there is no audio or video from this device. */
export type MediaTrouble =
  /** Refused by the person or the device's settings. */
  | 'denied'
  /** There is no such device. */
  | 'missing'
  /** In use by another program. */
  | 'busy'
  /** The page is not served over https. */
  | 'insecure';

export type DeviceKind = 'camera' | 'microphone';

export interface OpenedMedia {
  readonly media: LocalMedia;
  readonly trouble: Readonly<Record<DeviceKind, MediaTrouble | null>>;
}

/** Device ids; without one the browser chooses. */
export type WantedDevices = Partial<Readonly<Record<DeviceKind, string>>>;

/** 720p at most: more costs a mobile connection without use to a doctor. */
const picture = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30, max: 30 } };
const voice = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

function constraints(kind: DeviceKind, deviceId: string | undefined): MediaTrackConstraints {
  const which = deviceId ? { deviceId: { exact: deviceId } } : {};
  return kind === 'microphone'
    ? { ...voice, ...which }
    : { ...picture, ...(deviceId ? which : { facingMode: 'user' }) };
}

function toTrouble(error: unknown): MediaTrouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return 'busy'; // NotReadableError, AbortError, and errors of drivers
}

/** Rejects as getUserMedia does. */
export async function openTrack(kind: DeviceKind, deviceId?: string): Promise<MediaStreamTrack> {
  const wanted = constraints(kind, deviceId);
  const stream = await navigator.mediaDevices.getUserMedia(
    kind === 'camera' ? { video: wanted } : { audio: wanted },
  );
  const [track] = stream.getTracks();
  if (!track) throw new DOMException('A stream without a track', 'NotFoundError');
  return track;
}

async function tryTrack(kind: DeviceKind, deviceId?: string) {
  try {
    return { track: await openTrack(kind, deviceId), trouble: null };
  } catch (error) {
    // The previously used device may be unplugged.
    if (deviceId && toTrouble(error) === 'missing') return tryTrack(kind);
    return { track: null, trouble: toTrouble(error) };
  }
}

/**
 * Opens camera and microphone with one permission prompt. If that fails, tries each alone, since one of them
 * is still a call. Never rejects.
 */
export async function openMedia(wanted: WantedDevices = {}): Promise<OpenedMedia> {
  // Undefined on a page without HTTPS, although the types say otherwise.
  if (!navigator.mediaDevices?.getUserMedia) {
    return { media: toLocalMedia(null, null), trouble: { camera: 'insecure', microphone: 'insecure' } };
  }
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: constraints('microphone', wanted.microphone),
      video: constraints('camera', wanted.camera),
    });
    const [microphone = null] = stream.getAudioTracks();
    const [camera = null] = stream.getVideoTracks();
    return { media: toLocalMedia(microphone, camera), trouble: { camera: null, microphone: null } };
  } catch (error) {
    return openEach(wanted, toTrouble(error));
  }
}

async function openEach(wanted: WantedDevices, both: MediaTrouble): Promise<OpenedMedia> {
  const microphone = await tryTrack('microphone', wanted.microphone);
  // After two refusals the person is not asked again.
  const refused = both === 'denied' && microphone.trouble === 'denied' && !(await isGranted('camera'));
  const camera = refused
    ? { track: null, trouble: 'denied' as const }
    : await tryTrack('camera', wanted.camera);
  return {
    media: toLocalMedia(microphone.track, camera.track),
    trouble: { camera: camera.trouble, microphone: microphone.trouble },
  };
}

async function isGranted(name: 'camera' | 'microphone'): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name })).state === 'granted';
  } catch {
    return false; // not supported
  }
}

export function toLocalMedia(
  microphone: MediaStreamTrack | null,
  camera: MediaStreamTrack | null,
): LocalMedia {
  const tracks = [microphone, camera].filter((track) => track !== null);
  return { stream: new MediaStream(tracks), microphone, camera };
}

export function closeMedia({ microphone, camera }: LocalMedia): void {
  microphone?.stop();
  camera?.stop();
}

/** Phone browsers cannot share their screen. */
export function canShareScreen(): boolean {
  return typeof navigator.mediaDevices?.getDisplayMedia === 'function';
}
