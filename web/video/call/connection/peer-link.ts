import type { Candidate } from '../call-events.ts';
import type { SendMedia } from '../media/send-media.ts';

export interface PeerLink {
  readonly connection: RTCPeerConnection;
  /** The other side's tracks; the same object for the life of the link. */
  readonly stream: MediaStream;
  /** Rejects if the browser cannot make an offer. */
  readonly offer: () => Promise<string>;
  readonly accept: (sdp: string) => Promise<string>;
  readonly take: (sdp: string) => Promise<void>;
  /**
   * The local description with the addresses found so far; null before there is one, and after an offer was
   * answered.
   */
  readonly made: () => { readonly kind: 'offer' | 'answer'; readonly sdp: string } | null;
  /** May be called before the description is known. */
  readonly add: (candidate: Candidate) => void;
  /** Sends on the data channel; false if it is not open. */
  readonly notify: (text: string) => boolean;
  readonly close: () => void;
}

export interface LinkOptions {
  readonly iceServers: readonly RTCIceServer[];
  readonly media: SendMedia;
  readonly onCandidate: (candidate: RTCIceCandidate | null) => void;
  /** Audio and video can flow and the data channel is open; may follow `onBroken`. */
  readonly onConnected: () => void;
  readonly onBroken: () => void;
  readonly onText: (text: string) => void;
}

/** Negotiated in advance, which saves a round trip. */
const channelId = 0;

/**
 * Opens a connection with one transceiver for audio, one for video and a data channel; nothing is
 * renegotiated.
 */
export function openLink(options: LinkOptions): PeerLink {
  const connection = new RTCPeerConnection({
    iceServers: [...options.iceServers],
    bundlePolicy: 'max-bundle',
  });
  const channel = connection.createDataChannel('visit', { negotiated: true, id: channelId });
  const stream = new MediaStream();
  const waiting: RTCIceCandidateInit[] = [];
  let described = false;
  let connected = false;
  let closed = false;
  let offers = false;
  let detach = () => {};

  const look = () => {
    if (closed) return;
    const now = connection.connectionState === 'connected' && channel.readyState === 'open';
    if (now === connected) return;
    connected = now;
    if (now) options.onConnected();
    else options.onBroken();
  };
  connection.onconnectionstatechange = look;
  channel.onopen = look;
  channel.onclose = look;
  channel.onmessage = ({ data }) => typeof data === 'string' && options.onText(data);
  connection.onicecandidate = ({ candidate }) => options.onCandidate(candidate);
  connection.ontrack = ({ track }) => stream.addTrack(track);

  const add = (candidate: RTCIceCandidateInit) => {
    // A single bad address does not matter.
    connection.addIceCandidate(candidate).catch((error: unknown) => !closed && console.warn(error));
  };
  const learn = async (description: RTCSessionDescriptionInit) => {
    await connection.setRemoteDescription(description);
    described = true;
    for (const candidate of waiting.splice(0)) add(candidate);
  };
  const own = async () => {
    await connection.setLocalDescription();
    return connection.localDescription?.sdp ?? '';
  };

  return {
    connection,
    stream,
    async offer() {
      offers = true;
      const { stream: group } = options.media;
      const audio = connection.addTransceiver('audio', { direction: 'sendrecv', streams: [group] });
      const video = connection.addTransceiver('video', { direction: 'sendrecv', streams: [group] });
      detach = options.media.attach(audio.sender, video.sender);
      return own();
    },
    async accept(sdp) {
      await learn({ type: 'offer', sdp });
      const [audio, video] = connection.getTransceivers();
      if (!audio || !video || closed) throw new Error('The offer names no sound and picture');
      for (const transceiver of [audio, video]) {
        transceiver.direction = 'sendrecv';
        transceiver.sender.setStreams?.(options.media.stream);
      }
      detach = options.media.attach(audio.sender, video.sender);
      return own();
    },
    async take(sdp) {
      if (connection.signalingState === 'have-local-offer') await learn({ type: 'answer', sdp });
    },
    made() {
      const sdp = connection.localDescription?.sdp;
      if (!sdp || (offers && described)) return null;
      return { kind: offers ? 'offer' : 'answer', sdp };
    },
    add({ candidate, sdpMid, sdpMLineIndex }) {
      const init = { candidate: candidate ?? '', sdpMid, sdpMLineIndex };
      if (described) add(init);
      else waiting.push(init);
    },
    notify(text) {
      if (channel.readyState !== 'open') return false;
      channel.send(text);
      return true;
    },
    close() {
      closed = true;
      detach();
      channel.close();
      connection.close();
    },
  };
}
