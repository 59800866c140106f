import { pictureCaps, voiceBitrate } from './send-caps.ts';
import type { LineQuality } from './visit-call.ts';

/** What this tab sends, on however many connections there are: while a new one is made, there are two. */
export interface SendMedia {
  /** Ties sound and picture together, so that lips and voice match. */
  readonly stream: MediaStream;
  /** Feeds the two senders of a connection from now on; answers how to stop. */
  readonly attach: (audio: RTCRtpSender, video: RTCRtpSender) => () => void;
  /** Apply to every connection, without renegotiation. */
  readonly sendVoice: (track: MediaStreamTrack | null) => void;
  readonly sendPicture: (track: MediaStreamTrack | null, picture: 'camera' | 'screen') => void;
  /** Follows the line: caps on the picture, and whether there is one at all. */
  readonly suit: (quality: LineQuality, audioOnly: boolean) => void;
}

interface Senders {
  readonly audio: RTCRtpSender;
  readonly video: RTCRtpSender;
}

export function makeSendMedia(): SendMedia {
  const stream = new MediaStream();
  /** What is being changed on each connection: one change after the other, or the browser refuses the second. */
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
    const caps = { ...pictureCaps(kind, quality), active: !audioOnly };
    await adjust(video, caps, kind === 'screen' ? 'maintain-resolution' : 'balanced');
  };
  const change = (senders: Senders) => {
    const fed = (attached.get(senders) ?? Promise.resolve()).then(async () => {
      try {
        if (attached.has(senders)) await feed(senders);
      } catch (error) {
        // A connection that was closed meanwhile needs nothing any more.
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
    suit(nextQuality, nextAudioOnly) {
      if (nextQuality === quality && nextAudioOnly === audioOnly) return;
      quality = nextQuality;
      audioOnly = nextAudioOnly;
      changeAll();
    },
  };
}

/** Changes what a sender's one encoding may do. Before the two sides agreed there is none, and nothing to change. */
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
