import { vi } from 'vitest';

export class FakeTrack extends EventTarget {
  enabled = true;
  readyState: 'live' | 'ended' = 'live';
  contentHint = '';
  readonly kind: 'audio' | 'video';
  readonly device: string;
  constructor(kind: 'audio' | 'video', device = 'default') {
    super();
    this.kind = kind;
    this.device = device;
  }
  getSettings() {
    return { deviceId: this.device };
  }
  stop() {
    this.readyState = 'ended';
  }
  /** Unplugged, or ended with the browser's own button. */
  end() {
    this.stop();
    this.dispatchEvent(new Event('ended'));
  }
}

export class FakeStream {
  readonly tracks: FakeTrack[];
  constructor(tracks: FakeTrack[] = []) {
    this.tracks = tracks;
  }
  addTrack = (track: FakeTrack) => void this.tracks.push(track);
  getTracks = () => this.tracks;
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === 'audio');
  getVideoTracks = () => this.tracks.filter(({ kind }) => kind === 'video');
}

type Asked = { audio?: MediaTrackConstraints; video?: MediaTrackConstraints };

/** The answer of a device to getUserMedia: a stream, or the name of an error. */
export interface FakeDevices {
  readonly asked: string[];
  readonly tracks: FakeTrack[];
  /** Errors by kind and device, such as `audio`, `video`, `video:phone`. */
  readonly errors: Map<string, string>;
}

/** Puts fake devices into `navigator`. Undone by `vi.unstubAllGlobals`. */
export function stubDevices(errors: Record<string, string> = {}, granted: string[] = []): FakeDevices {
  const devices: FakeDevices = { asked: [], tracks: [], errors: new Map(Object.entries(errors)) };
  const getDeviceId = ({ deviceId }: MediaTrackConstraints) =>
    typeof deviceId === 'object' && 'exact' in deviceId ? String(deviceId.exact) : '';
  const getUserMedia = async ({ audio, video }: Asked) => {
    const wanted = [
      ...(audio ? [['audio', getDeviceId(audio)] as const] : []),
      ...(video ? [['video', getDeviceId(video)] as const] : []),
    ];
    devices.asked.push(wanted.map(([kind, id]) => (id ? `${kind}:${id}` : kind)).join(' '));
    for (const [kind, id] of wanted) {
      const error = devices.errors.get(`${kind}:${id}`) ?? devices.errors.get(kind);
      if (error) throw new DOMException('No', error);
    }
    const tracks = wanted.map(([kind, id]) => new FakeTrack(kind, id || 'default'));
    devices.tracks.push(...tracks);
    return new FakeStream(tracks);
  };
  const getDisplayMedia = async () => {
    const error = devices.errors.get('screen');
    if (error) throw new DOMException('No', error);
    const track = new FakeTrack('video', 'screen');
    devices.tracks.push(track);
    return new FakeStream([track]);
  };
  const query = async ({ name }: { name: string }) => ({
    state: granted.includes(name) ? 'granted' : 'prompt',
  });
  vi.stubGlobal('MediaStream', FakeStream);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia, getDisplayMedia }, permissions: { query } });
  return devices;
}
