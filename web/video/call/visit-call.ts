/**
 * A video call as the screen sees it. The engine behind it (enter-call.ts) does not know React, the screen
 * does not know WebRTC.
 */

export type CallPhase =
  /** In the room, alone or before the start. */
  | 'waiting'
  | 'connecting'
  | 'connected'
  /** Was connected; the connection broke and is being made again. */
  | 'reconnecting'
  /** This tab left. */
  | 'ended'
  /** The same person continued in another tab or on another device. */
  | 'replaced'
  /** The server refused this tab. */
  | 'closed';

/** The quality of the connection from packet loss and delay; null until known. */
export type LineQuality = 'good' | 'weak' | 'poor' | null;

export interface ChatMessage {
  readonly id: string;
  readonly mine: boolean;
  readonly text: string;
  /** An instant in milliseconds. */
  readonly at: number;
}

export interface CallState {
  readonly phase: CallPhase;
  /** The connection to the server; the call goes on without it. */
  readonly signalling: 'open' | 'lost';
  readonly other: {
    readonly present: boolean;
    readonly microphone: boolean;
    readonly camera: boolean;
    readonly sharing: boolean;
  };
  readonly remote: MediaStream | null;
  readonly local: MediaStream | null;
  readonly microphone: boolean;
  readonly camera: boolean;
  readonly sharing: boolean;
  readonly quality: LineQuality;
  /** The camera pauses because the connection is too poor; it resumes automatically. */
  readonly audioOnly: boolean;
  /** Instant of the first connection, for the timer; null before. */
  readonly connectedAt: number | null;
  readonly messages: readonly ChatMessage[];
}

/** A call in progress. Its methods may be called at any time; a call without sense does nothing. */
export interface VisitCall {
  readonly state: () => CallState;
  /** For useSyncExternalStore. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly setMicrophone: (on: boolean) => void;
  readonly setCamera: (on: boolean) => void;
  /** Rejects if the device cannot be opened. */
  readonly chooseDevice: (kind: 'camera' | 'microphone', deviceId: string) => Promise<void>;
  /** Starts or stops sharing the screen; rejects with NotAllowedError if the person declines. */
  readonly share: (on: boolean) => Promise<void>;
  /** Sends a chat message; false without a connection. */
  readonly say: (text: string) => boolean;
  readonly end: () => void;
}

/** The tracks of this device, from the device check before the call. */
export interface LocalMedia {
  readonly stream: MediaStream;
  /** Null if there is none or it was not allowed. */
  readonly microphone: MediaStreamTrack | null;
  readonly camera: MediaStreamTrack | null;
}
