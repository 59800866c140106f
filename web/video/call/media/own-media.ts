import type { CallState, LocalMedia } from '../visit-call.ts';
import { type DeviceKind, openTrack } from './local-media.ts';
import type { SendMedia } from './send-media.ts';

export interface OwnMedia {
  readonly state: () => Pick<CallState, 'local' | 'microphone' | 'camera' | 'sharing'>;
  readonly setMicrophone: (on: boolean) => void;
  readonly setCamera: (on: boolean) => void;
  /** Rejects if the device cannot be opened; the current one stays in use then. */
  readonly chooseDevice: (kind: DeviceKind, deviceId: string) => Promise<void>;
  readonly share: (on: boolean) => Promise<void>;
  readonly stop: () => void;
}

/** A shared screen is for reading and needs few frames. */
const screen = { video: { frameRate: { max: 15 } }, audio: false };

/**
 * The devices of a call. Switching the camera off closes it, and so its light; a muted microphone stays open,
 * so that it resumes without delay.
 */
export function createOwnMedia(media: LocalMedia, send: SendMedia, onChange: () => void): OwnMedia {
  const tracks = { microphone: media.microphone, camera: media.camera };
  const chosen: Record<DeviceKind, string | undefined> = {
    microphone: media.microphone?.getSettings().deviceId,
    camera: media.camera?.getSettings().deviceId,
  };
  const wanted = { microphone: media.microphone !== null, camera: media.camera !== null };
  let shared: MediaStreamTrack | null = null;
  let stopped = false;
  let shown: MediaStreamTrack | null = null;
  let local: MediaStream | null = null;
  /** Devices are opened one after the other: a phone can open only one camera at a time. */
  let work: Promise<void> = Promise.resolve();

  const apply = () => {
    const { microphone, camera } = tracks;
    if (microphone) microphone.enabled = wanted.microphone;
    const picture = shared ?? camera;
    if (picture !== shown) {
      shown = picture;
      local = picture ? new MediaStream([picture]) : null;
    }
    onChange();
    send.sendVoice(microphone);
    send.sendPicture(picture, shared ? 'screen' : 'camera');
  };
  const setTrack = (kind: DeviceKind, track: MediaStreamTrack | null) => {
    tracks[kind] = track;
    track?.addEventListener('ended', () => replaceLostTrack(kind, track));
  };
  /** Unplugged, or taken by the system: try another one. */
  const replaceLostTrack = (kind: DeviceKind, track: MediaStreamTrack) => {
    if (tracks[kind] !== track) return;
    tracks[kind] = null;
    chosen[kind] = undefined;
    openPending(kind);
  };
  const openDevice = async (kind: DeviceKind, deviceId?: string) => {
    const track = await openTrack(kind, deviceId);
    if (stopped || (kind === 'camera' && !wanted.camera)) track.stop();
    else setTrack(kind, track);
  };
  /** Opens devices that are switched on and not open. */
  const openPending = (kind: DeviceKind) => {
    work = work.then(async () => {
      try {
        if (wanted[kind] && !tracks[kind] && !stopped) await openDevice(kind, chosen[kind]);
      } catch (error) {
        wanted[kind] = false;
        console.warn(error); // the button stays off
      }
      apply();
    });
  };
  const endShare = () => {
    shared?.stop();
    shared = null;
  };

  setTrack('microphone', tracks.microphone);
  setTrack('camera', tracks.camera);
  openPending('microphone');

  return {
    state: () => ({
      local,
      microphone: tracks.microphone !== null && wanted.microphone,
      camera: tracks.camera !== null,
      sharing: shared !== null,
    }),
    setMicrophone(on) {
      wanted.microphone = on;
      if (tracks.microphone) tracks.microphone.enabled = on;
      onChange();
      openPending('microphone');
    },
    setCamera(on) {
      wanted.camera = on;
      if (!on) {
        const { camera } = tracks;
        tracks.camera = null;
        camera?.stop();
        onChange();
      }
      openPending('camera');
    },
    chooseDevice(kind, deviceId) {
      const before = chosen[kind];
      chosen[kind] = deviceId;
      const change = work.then(async () => {
        const track = tracks[kind];
        if (!track || stopped) return; // opened when it is switched on
        tracks[kind] = null;
        track.stop();
        await openDevice(kind, deviceId);
      });
      work = change.catch(() => {
        chosen[kind] = before;
      });
      openPending(kind);
      return change;
    },
    async share(on) {
      if (!on) endShare();
      else if (!shared) {
        const [track = null] = (await navigator.mediaDevices.getDisplayMedia(screen)).getVideoTracks();
        endShare();
        shared = track;
        track?.addEventListener('ended', () => {
          // Ended with the browser's own button.
          if (shared !== track) return;
          shared = null;
          openPending('camera');
        });
        if (stopped) endShare();
      }
      openPending('camera');
    },
    stop() {
      stopped = true;
      endShare();
      for (const kind of ['microphone', 'camera'] as const) {
        const track = tracks[kind];
        tracks[kind] = null;
        track?.stop();
      }
      local = null;
      shown = null;
      onChange();
    },
  };
}
