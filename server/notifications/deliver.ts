/** A message to deliver. */
export interface OutgoingMessage {
  /** The same for every attempt. */
  readonly key: string;
  /** A phone number of ten digits, or an e-mail address. */
  readonly to: string;
  /** A stable name for machines, such as `password_code`. */
  readonly kind: string;
  readonly locale: string;
  readonly subject: string;
  readonly text: string;
}

/** Delivers a message or throws; `signal` ends the attempt. */
export type Deliver = (message: OutgoingMessage, signal: AbortSignal) => Promise<void>;

/** Delivery will never succeed. The message goes to the log and names nobody. */
export class Undeliverable extends Error {}
