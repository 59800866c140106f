/**
 * A video call as the screen sees it (docs/product.md#video-visits). The engine behind it (peer-call.ts)
 * knows WebRTC and nothing of React; the screen knows React and nothing of WebRTC.
 */

/** Where the call stands for this tab. */
export type CallPhase =
  /** In the room; the other person is not there, or the visit has not started. */
  | 'waiting'
  | 'connecting'
  | 'connected'
  /** Was connected; the line broke and is being found again. */
  | 'reconnecting'
  /** This tab left. */
  | 'ended'
  /** The same person entered from another tab or device, which has the call now. */
  | 'replaced'
  /** The server lets this tab in no longer. */
  | 'closed';

/** How good the line is, from packet loss and delay; null until known. */
export type LineQuality = 'good' | 'weak' | 'poor' | null;

export interface ChatMessage {
  readonly id: string;
  readonly mine: boolean;
  readonly text: string;
  /** Instant, milliseconds. */
  readonly at: number;
}

export interface CallState {
  readonly phase: CallPhase;
  /** The line to the server; the picture goes on without it. */
  readonly signalling: 'open' | 'lost';
  readonly other: {
    readonly present: boolean;
    readonly microphone: boolean;
    readonly camera: boolean;
    readonly sharing: boolean;
  };
  /** What the other side sends; the same object while the connection lasts. */
  readonly remote: MediaStream | null;
  /** The own picture: the camera, or the shared screen. */
  readonly local: MediaStream | null;
  readonly microphone: boolean;
  readonly camera: boolean;
  readonly sharing: boolean;
  readonly quality: LineQuality;
  /** The camera pauses because the line carries sound only; it comes back by itself. */
  readonly audioOnly: boolean;
  /** Instant of the first connection, for the timer; null before. */
  readonly connectedAt: number | null;
  readonly messages: readonly ChatMessage[];
}

/** A call that has been entered. Every verb may be called at any time; what makes no sense does nothing. */
export interface VisitCall {
  readonly state: () => CallState;
  /** For useSyncExternalStore. Answers how to stop listening. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly setMicrophone: (on: boolean) => void;
  readonly setCamera: (on: boolean) => void;
  /** Sends from another camera or microphone; rejects when the device cannot be opened. */
  readonly chooseDevice: (kind: 'camera' | 'microphone', deviceId: string) => Promise<void>;
  /** Shares the screen, or stops; rejects with NotAllowedError when the person declines. */
  readonly share: (on: boolean) => Promise<void>;
  /** Sends a chat message to the other tab; false when nobody is connected. */
  readonly say: (text: string) => boolean;
  /** Leaves: ends the call for oneself, and stops camera and microphone. */
  readonly end: () => void;
}

/** What this device can send. Made by the device check before joining, handed over to the call. */
export interface LocalMedia {
  readonly stream: MediaStream;
  /** Null where there is none or it was not allowed; the call then goes on with what there is. */
  readonly microphone: MediaStreamTrack | null;
  readonly camera: MediaStreamTrack | null;
}
