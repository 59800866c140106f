import type { MessageContent } from './content.ts';

/** A message to deliver. */
export interface OutgoingMessage {
  /** The same for every attempt. */
  readonly key: string;
  /** A phone number of ten digits, an e-mail address, or whose browsers: `patient:7`. */
  readonly to: string;
  /** A stable name for machines, such as `password_code`. */
  readonly kind: string;
  readonly locale: string;
  readonly subject: string;
  readonly text: string;
  readonly content: MessageContent | null;
  /** From then on it is of no use. */
  readonly usefulUntil: Date;
}

/** What became of a message that was taken. */
export interface Receipt {
  /** How the provider calls it, for its later reports. */
  readonly providerId?: string;
}

/** Delivers a message or throws; `signal` ends the attempt. */
export type Deliver = (message: OutgoingMessage, signal: AbortSignal) => Promise<Receipt | undefined>;

/** Delivery will never succeed. The message goes to the log and names nobody. */
export class Undeliverable extends Error {}
