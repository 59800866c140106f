import type { LineQuality } from '../visit-call.ts';
import { getPictureCaps, voiceBitrate } from './send-caps.ts';

/** The media this tab sends, on one connection or on two while a new one is made. */
export interface SendMedia {
  /** Groups audio and video, so that they are played in sync. */
  readonly stream: MediaStream;
  /** Feeds the two senders of a connection. Returns a function that stops it. */
  readonly attach: (audio: RTCRtpSender, video: RTCRtpSender) => () => void;
  /** For every connection, without renegotiation. */
  readonly sendVoice: (track: MediaStreamTrack | null) => void;
  readonly sendPicture: (track: MediaStreamTrack | null, picture: 'camera' | 'screen') => void;
  /** Adapts to the line: limits the video, or pauses it. */
  readonly adapt: (quality: LineQuality, audioOnly: boolean) => void;
}

interface Senders {
  readonly audio: RTCRtpSender;
  readonly video: RTCRtpSender;
}

export function createSendMedia(): SendMedia {
  const stream = new MediaStream();
  /** The changes of each connection run one after the other; browsers refuse a second one meanwhile. */
  const attached = new Map<Senders, Promise<void>>();
  let voice: MediaStreamTrack | null = null;
  let picture: MediaStreamTrack | null = null;
  let kind: 'camera' | 'screen' = 'camera';
  let quality: LineQuality = null;
  let audioOnly = false;

  const feed = async ({ audio, video }: Senders) => {
    if (audio.track !== voice) await audio.replaceTrack(voice);
    if (video.track !== picture) await video.replaceTrack(picture);
    await adjust(audio, { maxBitrate: voiceBitrate, priority: 'high', networkPriority: 'high' });
    const caps = { ...getPictureCaps(kind, quality), active: !audioOnly };
    await adjust(video, caps, kind === 'screen' ? 'maintain-resolution' : 'balanced');
  };
  const change = (senders: Senders) => {
    const fed = (attached.get(senders) ?? Promise.resolve()).then(async () => {
      try {
        if (attached.has(senders)) await feed(senders);
      } catch (error) {
        // An error on a connection that is closed by now does not matter.
        if (attached.has(senders)) console.warn(error);
      }
    });
    attached.set(senders, fed);
  };
  const changeAll = () => {
    for (const senders of attached.keys()) change(senders);
  };

  return {
    stream,
    attach(audio, video) {
      const senders = { audio, video };
      change(senders);
      return () => void attached.delete(senders);
    },
    sendVoice(track) {
      voice = track;
      changeAll();
    },
    sendPicture(track, what) {
      picture = track;
      kind = what;
      if (track) track.contentHint = what === 'screen' ? 'detail' : 'motion';
      changeAll();
    },
    adapt(nextQuality, nextAudioOnly) {
      if (nextQuality === quality && nextAudioOnly === audioOnly) return;
      quality = nextQuality;
      audioOnly = nextAudioOnly;
      changeAll();
    },
  };
}

/** Sets the limits of a sender. Before the negotiation it has no encoding, and there is nothing to set. */
async function adjust(
  sender: RTCRtpSender,
  change: RTCRtpEncodingParameters,
  preference?: RTCDegradationPreference,
): Promise<void> {
  const parameters = sender.getParameters();
  const [encoding] = parameters.encodings;
  if (!encoding) return;
  Object.assign(encoding, change);
  if (preference) parameters.degradationPreference = preference;
  await sender.setParameters(parameters);
}
