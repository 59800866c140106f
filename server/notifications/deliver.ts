/** What a way of delivering is given. */
export interface OutgoingMessage {
  /** The same at every attempt. */
  readonly key: string;
  /** A phone number of ten digits or an e-mail address, as the way needs it. */
  readonly to: string;
  /** What kind of message it is, such as `password_code`: stable, for machines. */
  readonly kind: string;
  readonly locale: string;
  readonly subject: string;
  readonly text: string;
}

/** Delivers one message, or throws; `signal` says when to stop trying. */
export type Deliver = (message: OutgoingMessage, signal: AbortSignal) => Promise<void>;

/** Thrown when no later attempt can do better. The reason goes to the log and names nobody. */
export class Undeliverable extends Error {}
