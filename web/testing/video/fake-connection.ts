import { FakeTrack } from './fake-media.ts';

class FakeChannel {
  readyState = 'connecting';
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  other: FakeChannel | null = null;
  send(data: string) {
    const { other } = this;
    queueMicrotask(() => other?.readyState === 'open' && other.onmessage?.({ data }));
  }
  close() {
    this.readyState = 'closed';
  }
}

class FakeSender {
  track: FakeTrack | null = null;
  parameters = { encodings: [{}], degradationPreference: '' };
  getParameters = () => structuredClone(this.parameters);
  setParameters = async (parameters: FakeSender['parameters']) => {
    this.parameters = parameters;
  };
  replaceTrack = async (track: FakeTrack | null) => {
    this.track = track;
  };
  setStreams = () => {};
}

/**
 * A fake RTCPeerConnection that connects once both sides are described. `FakeConnection.all` has every
 * instance.
 */
export class FakeConnection {
  static all: FakeConnection[] = [];
  readonly number = FakeConnection.all.push(this);
  readonly channel = new FakeChannel();
  readonly transceivers: { direction: string; sender: FakeSender }[] = [];
  readonly heard: unknown[] = [];
  /** Entries of the next statistics report. */
  stats: object[] = [];
  connectionState = 'new';
  signalingState = 'stable';
  localDescription: { sdp: string } | null = null;
  onconnectionstatechange: (() => void) | null = null;
  onicecandidate: ((event: { candidate: object | null }) => void) | null = null;
  ontrack: ((event: { track: FakeTrack }) => void) | null = null;
  private packets = 0;
  private other: FakeConnection | null = null;

  createDataChannel = () => this.channel;
  getTransceivers = () => this.transceivers;
  addTransceiver = (_kind: string, { direction }: { direction: string }) => {
    const transceiver = { direction, sender: new FakeSender() };
    this.transceivers.push(transceiver);
    return transceiver;
  };
  /** A hundred packets since the last report. */
  getStats = async () => {
    this.packets += 100;
    const entries = [{ type: 'inbound-rtp', packetsReceived: this.packets }, ...this.stats];
    return new Map(entries.map((entry, index) => [index, entry]));
  };
  addIceCandidate = async (candidate: unknown) => void this.heard.push(candidate);
  setLocalDescription = async () => {
    if (this.signalingState === 'stable') this.signalingState = 'have-local-offer';
    else this.signalingState = 'stable';
    this.localDescription = { sdp: String(this.number) };
    queueMicrotask(() =>
      this.onicecandidate?.({ candidate: { candidate: `from ${this.number}`, sdpMid: '0' } }),
    );
  };
  setRemoteDescription = async ({ type, sdp }: { type: string; sdp: string }) => {
    const other = FakeConnection.all[Number(sdp) - 1];
    if (!other) throw new DOMException('No such description', 'OperationError');
    this.other = other;
    if (type === 'offer') {
      this.signalingState = 'have-remote-offer';
      for (const { direction } of other.transceivers) this.addTransceiver('', { direction });
    } else {
      this.signalingState = 'stable';
      this.become('connected');
      other.become('connected');
    }
  };
  become(state: 'connected' | 'disconnected') {
    if (this.connectionState === 'closed') return;
    this.connectionState = state;
    this.channel.other = this.other?.channel ?? null;
    if (state === 'connected' && this.channel.readyState === 'connecting') {
      for (const kind of ['audio', 'video'] as const) this.ontrack?.({ track: new FakeTrack(kind) });
      this.channel.readyState = 'open';
      this.channel.onopen?.();
    }
    this.onconnectionstatechange?.();
  }
  close() {
    if (this.connectionState === 'closed') return;
    this.connectionState = 'closed';
    this.channel.close();
    const far = this.other?.channel;
    if (far?.readyState !== 'open') return;
    far.readyState = 'closed';
    far.onclose?.();
  }
}
